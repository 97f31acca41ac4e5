/** Why a request is refused, with the HTTP status of each. */
const statuses = {
  'bad-input': 400,
  'wrong-credentials': 403,
  'no-game': 404,
  'no-match': 404,
  'no-seat': 404,
  taken: 409,
  full: 409,
  'game-over': 409,
  'not-your-turn': 409,
  stale: 409,
  'too-large': 413,
  'illegal-move': 422,
  'too-many': 429,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof statuses;

/** A request that is not carried out, through no fault of the server; the message is one sentence for a person. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message);
    this.status = statuses[code];
  }
}
