type Labels = Readonly<Record<string, string>>;

interface Series {
  kind: 'counter' | 'gauge' | 'summary';
  help: string;
  values: Map<string, number>;
}

const PREFIX = 'aim_to_misbehave_';
const written = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

/** What the server counts about itself, in the text format that Prometheus reads. */
export class Metrics {
  private readonly series = new Map<string, Series>();
  private readonly gauges: (() => void)[] = [];

  private of(name: string, kind: Series['kind'], help: string): Series {
    const found = this.series.get(name) ?? { kind, help, values: new Map() };
    this.series.set(name, found);
    return found;
  }

  count(name: string, help: string, labels: Labels = {}, by = 1): void {
    const { values } = this.of(`${name}_total`, 'counter', help);
    const key = `_total${written(labels)}`;
    values.set(key, (values.get(key) ?? 0) + by);
  }

  /** How often something was done and how long it took altogether. */
  time(name: string, help: string, seconds: number): void {
    const { values } = this.of(`${name}_seconds`, 'summary', help);
    values.set('_seconds_sum', (values.get('_seconds_sum') ?? 0) + seconds);
    values.set('_seconds_count', (values.get('_seconds_count') ?? 0) + 1);
  }

  /** A number that is looked up when somebody asks. */
  gauge(name: string, help: string, value: () => number): void {
    const { values } = this.of(name, 'gauge', help);
    this.gauges.push(() => values.set('', value()));
  }

  text(): string {
    for (const look of this.gauges) look();
    const lines: string[] = [];
    for (const [name, { kind, help, values }] of this.series) {
      const base = name.replace(/_(total|seconds)$/, '');
      lines.push(`# HELP ${PREFIX}${name} ${help}`, `# TYPE ${PREFIX}${name} ${kind}`);
      for (const [key, value] of values) lines.push(`${PREFIX}${kind === 'gauge' ? name : base}${key} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
