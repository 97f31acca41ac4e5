import { isIPv6 } from 'node:net';

/** What one visitor may ask of the server. */
export interface Limits {
  /** Bytes of a request's body and of a socket's message. */
  bytes: number;
  /** Messages of one socket in a second, over a while. */
  messagesPerSecond: number;
  /** Messages of one socket at once. */
  messagesAtOnce: number;
  /** Sockets of one address at the same time. */
  sockets: number;
  /** Requests to the lobby from one address in a minute. */
  requestsPerMinute: number;
  /** Matches one address may open in an hour. */
  matchesPerHour: number;
}

export const usualLimits: Limits = {
  bytes: 16_384,
  messagesPerSecond: 20,
  messagesAtOnce: 60,
  sockets: 100,
  requestsPerMinute: 600,
  matchesPerHour: 60,
};

/** Whose address it is: with IPv6 everybody has a whole network of them. */
export function visitorAt(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** A store of tokens that fills up steadily; who finds it empty has asked too much. */
export class Bucket {
  private tokens: number;
  private at = Date.now();

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
  ) {
    this.tokens = size;
  }

  take(): boolean {
    const now = Date.now();
    this.tokens = Math.min(this.size, this.tokens + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }

  get full(): boolean {
    return this.tokens + ((Date.now() - this.at) / 1000) * this.perSecond >= this.size;
  }
}

/** A bucket for each address; those that are full again are forgotten. */
export class Buckets {
  private readonly all = new Map<string, Bucket>();

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
  ) {}

  take(address: string): boolean {
    if (this.all.size > 10_000) for (const [key, bucket] of this.all) if (bucket.full) this.all.delete(key);
    const bucket = this.all.get(address) ?? new Bucket(this.size, this.perSecond);
    this.all.set(address, bucket);
    return bucket.take();
  }
}
