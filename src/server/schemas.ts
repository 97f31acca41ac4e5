import * as v from 'valibot';
import { NAME_CHARACTERS, NAME_LENGTH } from '../engine/names';
import { Refusal } from './refusal';

export const CHAT_LENGTH = 500;
const DATA_LENGTH = 500;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'is not an id'));
const seat = v.pipe(v.string(), v.regex(/^(0|[1-9]\d?)$/, 'is not a seat'));
/** boardgame.io's own client sends seats as numbers here and there. */
const looseSeat = v.pipe(
  v.union([seat, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))]),
  v.transform((given) => String(given)),
);
const credentials = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(NAME_LENGTH, `must have at most ${NAME_LENGTH} characters`),
  v.regex(new RegExp(`^${NAME_CHARACTERS}$`, 'u'), 'has characters that a name cannot have'),
);
const arg = v.union([v.pipe(v.string(), v.maxLength(100)), v.pipe(v.number(), v.finite()), v.boolean()]);
const data = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  v.check((given) => JSON.stringify(given).length <= DATA_LENGTH, `must be shorter than ${DATA_LENGTH} characters`),
);
const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(99));
const flag = v.optional(v.boolean(), false);

/** `update` of a socket. Nothing but moves: events and undo are not for players to send. */
export const moveMessage = v.tuple([
  v.object({
    type: v.literal('MAKE_MOVE'),
    payload: v.object({
      type: id,
      args: v.pipe(
        v.optional(v.nullable(v.union([v.array(arg), arg])), []),
        v.transform((given) => [given ?? []].flat()),
      ),
      playerID: v.optional(v.nullable(seat)),
      credentials: v.optional(v.nullable(credentials)),
    }),
  }),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  id,
  seat,
]);

const chatMessage = v.object({ id, sender: seat, payload: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CHAT_LENGTH)) });
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** `sync` of a socket; the client also sends how many players it expects, which we know better. */
export const syncMessage = v.tuple([id, v.optional(v.nullable(seat)), v.optional(v.nullable(credentials)), v.optional(v.unknown())]);

/** `chat` of a socket. */
export const chatMessageArgs = v.tuple([id, chatMessage, v.optional(v.nullable(credentials))]);

/** The lobby's addresses. */
export const gameAddress = v.object({ name: id });
export const matchAddress = v.object({ name: id, id });

export const createBody = v.object({
  numPlayers: v.optional(count, 2),
  /** The options of the game; `bots` gives seats to bots. */
  setupData: v.optional(v.nullable(v.looseObject({ bots: v.optional(v.record(seat, id), {}) }))),
  unlisted: flag,
});
export const joinBody = v.object({
  playerID: v.optional(v.nullable(looseSeat)),
  playerName: name,
  data: v.optional(data),
});
export const leaveBody = v.object({ playerID: looseSeat, credentials });
export const updateBody = v.object({ playerID: looseSeat, credentials, newName: v.optional(name), data: v.optional(data) });
export const againBody = v.object({ ...createBody.entries, playerID: looseSeat, credentials, numPlayers: v.optional(count) });
/** Puts a bot into a seat, or with null takes it out. */
export const botBody = v.object({ playerID: looseSeat, credentials, seat: looseSeat, bot: v.nullable(id) });
export const listQuery = v.object({
  isGameover: v.optional(v.picklist(['true', 'false'])),
  updatedBefore: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  updatedAfter: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
});

export const logQuery = v.object({ before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))) });

/** What was sent, checked; a Refusal names the first thing that is wrong. */
export function checked<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  throw new Refusal('bad-input', `${where ? `${where}: ` : ''}${issue.message.slice(0, 200)}`);
}
