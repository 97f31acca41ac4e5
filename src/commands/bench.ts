import { botMeasures } from './bench/bots';
import type { Measure } from './bench/measure';
import { rules } from './bench/rules';
import { serverMeasures } from './bench/server';
import './stdout.mjs';

const json = process.argv.includes('--json');
const measures: Measure[] = [];
for (const measure of [...rules, ...botMeasures, ...serverMeasures]) {
  const found = [await measure()].flat();
  measures.push(...found);
  if (!json) found.forEach(print);
}
if (json) console.log(JSON.stringify(measures, null, 2));

function print({ name, ours, peer, ratio, bar, holds }: Measure): void {
  const figure = (n: number) => (n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3));
  console.log(`${holds ? '✓' : '✗'} ${name}\n    ${figure(ours)} : ${figure(peer)} = ${figure(ratio)} (${bar})`);
}
