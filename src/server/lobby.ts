import { randomBytes } from 'node:crypto';
import type { Server } from 'boardgame.io';
import type { Context } from 'koa';
import { type BotGame, botNamed } from '../../bots/games';
import { BadInput, type PlayerID } from '../engine/moves';
import type { Journal } from './journal';
import { Buckets, type Limits } from './limits';
import { type Matches, mayAct } from './matches';
import type { Metrics } from './metrics';
import { Refusal } from './refusal';
import {
  againBody,
  botBody,
  checked,
  createBody,
  gameAddress,
  joinBody,
  leaveBody,
  listQuery,
  logQuery,
  matchAddress,
  updateBody,
} from './schemas';
import { logOf, playersOf } from './secrets';
import type { ListedMatch } from './storage/storage';

/** The part of Koa's router that the lobby uses. */
interface Router {
  get(path: string, handle: (ctx: Context) => Promise<void>): unknown;
  post(path: string, handle: (ctx: Context) => Promise<void>): unknown;
}

interface LobbyOptions {
  matches: Matches;
  limits: Limits;
  metrics: Metrics;
  journal: Journal;
  /** Whose request it is. */
  address(ctx: Context): string;
}

/** So many matches are listed, the latest first, of those with a free seat and of the others: a free seat is found however much is played. */
const LISTED = 200;
const LOG_PAGE = 500;

async function bodyOf(ctx: Context, limit: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req) {
    size += chunk.length;
    if (size > limit) {
      ctx.set('Connection', 'close');
      throw new Refusal('too-large', `A request has at most ${limit} bytes.`);
    }
    chunks.push(chunk);
  }
  if (size === 0) return {};
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    if (!Array.isArray(body)) return body;
  } catch {
    // Refused below.
  }
  throw new Refusal('bad-input', 'The request is not a JSON object.');
}

/** A match as everybody may see it. */
function listed({ matchID, metadata, active, moves }: ListedMatch) {
  const { gameName, unlisted, setupData, createdAt, updatedAt, gameover, nextMatchID } = metadata;
  return {
    matchID,
    gameName,
    unlisted,
    setupData,
    createdAt,
    updatedAt,
    gameover,
    nextMatchID,
    players: playersOf(metadata),
    active,
    moves,
  };
}

function seatOf({ players }: Server.MatchData, playerID: PlayerID): Server.PlayerMetadata {
  const seat = players[Number(playerID)];
  if (!seat) throw new Refusal('no-seat', 'There is no such seat.');
  return seat;
}

/** The seat whose credentials these are. */
function ownSeat(metadata: Server.MatchData, playerID: PlayerID, credentials: string): Server.PlayerMetadata {
  const seat = seatOf(metadata, playerID);
  if (!mayAct(metadata, playerID, credentials)) throw new Refusal('wrong-credentials', 'These are not the credentials of that seat.');
  return seat;
}

function checkBot(game: BotGame, name: string): void {
  try {
    botNamed(game, name);
  } catch (error) {
    if (error instanceof BadInput) throw new Refusal('bad-input', error.message);
    throw error;
  }
}

/** The options of the game and the bots out of what the lobby calls setup data. */
function splitSetup(game: BotGame, setupData: { bots?: Record<PlayerID, string> } | null | undefined, numPlayers: number) {
  const { bots = {}, ...options } = setupData ?? {};
  for (const [seat, name] of Object.entries(bots)) {
    checkBot(game, name);
    if (Number(seat) >= numPlayers) throw new Refusal('bad-input', `There is no seat ${seat} for a bot.`);
  }
  if (Object.keys(bots).length >= numPlayers) throw new Refusal('bad-input', 'At least one seat must be left for a person.');
  return { bots, options };
}

const withoutBot = ({ bot: _bot, ...data }: Record<string, unknown> = {}) => (Object.keys(data).length > 0 ? data : undefined);
const isPerson = ({ credentials }: Server.PlayerMetadata): boolean => credentials !== undefined;

/** boardgame.io's lobby API, with checked input, seats that cannot be taken twice, bots, and older log entries. */
export function lobby(router: Router, { matches, limits, metrics, journal, address }: LobbyOptions): void {
  const { storage } = matches;
  const opened = new Buckets(limits.matchesPerHour, limits.matchesPerHour / 3600);

  const find = async (ctx: Context) => {
    const { name, id } = checked(matchAddress, ctx.params);
    matches.game(name);
    const [match] = await storage.list({ gameName: name, matchID: id });
    if (!match) throw new Refusal('no-match', 'There is no such match.');
    return match;
  };
  const open = async (ctx: Context, body: { numPlayers: number; setupData?: Record<string, unknown> | null; unlisted: boolean }) => {
    const { name: gameName } = checked(gameAddress, ctx.params);
    const { numPlayers, unlisted, setupData } = body;
    const split = splitSetup(matches.game(gameName), setupData, numPlayers);
    if (!opened.take(address(ctx))) throw new Refusal('too-many', 'Too many matches opened from this address; try again later.');
    const matchID = await matches.create({ gameName, numPlayers, unlisted, ...split });
    metrics.count('matches_created', 'Matches opened.');
    journal('created', { matchID, gameName, numPlayers, bots: Object.keys(split.bots).length });
    return matchID;
  };

  router.get('/games', async (ctx) => {
    ctx.body = matches.gameNames;
  });

  router.get('/bots', async (ctx) => {
    ctx.body = matches.dealt.flatMap(({ rules, bots }) => bots.map(({ name, describe }) => ({ game: rules.name, name, describe })));
  });

  router.post('/games/:name/create', async (ctx) => {
    ctx.body = { matchID: await open(ctx, checked(createBody, await bodyOf(ctx, limits.bytes))) };
  });

  router.get('/games/:name', async (ctx) => {
    const { name } = checked(gameAddress, ctx.params);
    matches.game(name);
    const { isGameover, updatedBefore, updatedAfter } = checked(listQuery, { ...ctx.query });
    const where = { isGameover: isGameover === undefined ? undefined : isGameover === 'true', updatedBefore, updatedAfter };
    const lists = await Promise.all([true, false].map((isOpen) => storage.list({ gameName: name, isOpen, where }, LISTED)));
    ctx.body = {
      matches: lists
        .flat()
        .map(listed)
        .sort((a, b) => b.updatedAt - a.updatedAt),
    };
  });

  router.get('/games/:name/:id', async (ctx) => {
    ctx.body = listed(await find(ctx));
  });

  // What a sync leaves out of a long log; as everybody may see it.
  router.get('/games/:name/:id/log', async (ctx) => {
    const { matchID } = await find(ctx);
    const { before } = checked(logQuery, { ...ctx.query });
    ctx.body = { log: logOf(await storage.log(matchID, { last: LOG_PAGE, before }), null) };
  });

  router.post('/games/:name/:id/join', async (ctx) => {
    const { playerID, playerName, data } = checked(joinBody, await bodyOf(ctx, limits.bytes));
    const { matchID } = await find(ctx);
    const playerCredentials = randomBytes(18).toString('base64url');
    let taken: PlayerID = '';
    await matches.changePlayers(matchID, (metadata) => {
      const seats = Object.values(metadata.players);
      const free = playerID ?? seats.find(({ name }) => name === undefined)?.id;
      if (free === undefined) throw new Refusal('full', 'Every seat is taken.');
      const seat = seatOf(metadata, String(free));
      if (seat.name !== undefined) throw new Refusal('taken', 'That seat is taken.');
      taken = String(seat.id);
      // Whoever stood in for the one who left makes room.
      seat.data = { ...withoutBot(seat.data), ...withoutBot(data) };
      seat.name = playerName;
      seat.credentials = playerCredentials;
    });
    journal('joined', { matchID, playerID: taken });
    ctx.body = { playerID: taken, playerCredentials };
  });

  router.post('/games/:name/:id/leave', async (ctx) => {
    const { playerID, credentials } = checked(leaveBody, await bodyOf(ctx, limits.bytes));
    const { matchID } = await find(ctx);
    await matches.changePlayers(matchID, (metadata) => {
      const seat = ownSeat(metadata, playerID, credentials);
      delete seat.name;
      delete seat.credentials;
      delete seat.isConnected;
    });
    await matches.wipe(matchID, ({ players }) => !Object.values(players).some(isPerson));
    journal('left', { matchID, playerID });
    ctx.body = {};
  });

  const update = async (ctx: Context) => {
    const { playerID, credentials, newName, data } = checked(updateBody, await bodyOf(ctx, limits.bytes));
    const { matchID } = await find(ctx);
    await matches.changePlayers(matchID, (metadata) => {
      const seat = ownSeat(metadata, playerID, credentials);
      if (newName !== undefined) seat.name = newName;
      if (data !== undefined) seat.data = { ...withoutBot(data), ...(seat.data?.bot ? { bot: seat.data.bot } : {}) };
    });
    ctx.body = {};
  };
  router.post('/games/:name/:id/update', update);
  router.post('/games/:name/:id/rename', update);

  // One's own seat while one is away, or a seat whose player is gone, is played by a bot; null takes it back.
  router.post('/games/:name/:id/bot', async (ctx) => {
    const { playerID, credentials, seat: number, bot } = checked(botBody, await bodyOf(ctx, limits.bytes));
    const {
      matchID,
      metadata: { gameName },
    } = await find(ctx);
    if (bot !== null) checkBot(matches.game(gameName), bot);
    await matches.changePlayers(matchID, (metadata) => {
      ownSeat(metadata, playerID, credentials);
      const seat = seatOf(metadata, number);
      if (playerID !== number && isPerson(seat) && seat.isConnected) throw new Refusal('taken', 'The player of that seat is here.');
      if (!isPerson(seat) && seat.name !== undefined) throw new Refusal('taken', 'That seat was given to a bot when the match was opened.');
      if (bot !== null && bot === seat.name) throw new Refusal('bad-input', 'Nobody could tell that bot from its player: choose another.');
      const others = withoutBot(seat.data);
      seat.data = bot === null ? others : { ...others, bot };
    });
    journal('bot', { matchID, playerID: number, bot });
    ctx.body = {};
  });

  router.post('/games/:name/:id/playAgain', async (ctx) => {
    const body = checked(againBody, await bodyOf(ctx, limits.bytes));
    const { matchID, metadata } = await find(ctx);
    ownSeat(metadata, body.playerID, body.credentials);
    const before = metadata.nextMatchID;
    // One that everybody has left is gone.
    if (before === undefined || !(await storage.metadata(before))) {
      const seats = Object.values(metadata.players);
      // The same again: options, seats and the bots that sat down at the beginning.
      const bots = Object.fromEntries(
        seats.filter((seat) => !isPerson(seat) && seat.name !== undefined).map(({ id, data }) => [String(id), data.bot]),
      );
      const setupData = body.setupData ?? { ...metadata.setupData, bots };
      const nextMatchID = await open(ctx, { numPlayers: body.numPlayers ?? seats.length, unlisted: body.unlisted, setupData });
      const after = await matches.changePlayers(matchID, (latest) => {
        if (latest.nextMatchID === before) latest.nextMatchID = nextMatchID;
      });
      // Two asked at once: one match is enough.
      if (after.nextMatchID !== nextMatchID) await matches.wipe(nextMatchID);
      metadata.nextMatchID = after.nextMatchID;
    }
    ctx.body = { nextMatchID: metadata.nextMatchID };
  });
}
