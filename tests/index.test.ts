import { BadInput, botNamed, gameNamed, newMatch, seededRandom, storiesFor, toolsFor } from '../src';

/** As somebody without types would call it. */
const start = newMatch as (asked?: unknown) => ReturnType<typeof newMatch>;
const table = { seed: 'x', players: 2 };

test('a match starts with whoever is to choose first', () => {
  expect(newMatch(table).active()).toMatchObject([{ stage: 'draft' }]);
});

test('a whole match is played through what this page offers, of either game', () => {
  for (const match of [newMatch({ ...table, turnCap: 5 }), newMatch({ ...table, game: 'misbehavin', turnCap: 5 })]) {
    const bot = botNamed(gameNamed(match.rules.name), 'random');
    const random = seededRandom('dice');
    for (let [now] = match.active(); now; [now] = match.active()) {
      const view = match.view(now.player);
      match.play(now.player, bot.choose(view, match.legal(now.player), toolsFor<unknown, unknown>(match.rules, view, now.player, random)));
    }
    expect(match.over).toBeDefined();
  }
});

test.each<[unknown, RegExp]>([
  [undefined, /^A match needs an object with a seed, players and any options\.$/],
  [null, /^A match needs an object with a seed, players and any options\.$/],
  [{ players: 2 }, /^A seed is a text of at least one character, not undefined\.$/],
  [{ ...table, seed: 5 }, /^A seed is a text of at least one character, not 5\.$/],
  [{ ...table, seed: '' }, /^A seed is a text of at least one character, not ""\.$/],
  [{ ...table, seed: { toString: 1 } }, /^A seed is a text of at least one character, not an object\.$/],
  [{ seed: 'x' }, /^With these boxes 1 to 4 can play, not undefined\.$/],
  [{ ...table, players: '2' }, /^With these boxes 1 to 4 can play, not "2"\.$/],
  [{ ...table, players: 0 }, /^With these boxes 1 to 4 can play, not 0\.$/],
  [{ ...table, players: 5 }, /^With these boxes 1 to 4 can play, not 5\.$/],
  [{ ...table, players: 2.5 }, /^With these boxes 1 to 4 can play, not 2\.5\.$/],
  [{ ...table, players: Number.NaN }, /^With these boxes 1 to 4 can play, not NaN\.$/],
  [{ ...table, sets: ['serenity'] }, /^There is no box "serenity" to play with; choose from: base, .*kalidasa.*, or "all"\.$/],
  [{ ...table, story: '__proto__' }, /^There is no story "__proto__"; choose from: .*desperadoes.*\.$/],
  [{ ...table, story: 'jail-break' }, /^The story .* needs the box .*: add pirates to the sets\.$/],
  [{ ...table, story: 'awful-lonely-in-the-big-black' }, /^The story .* is for one player only; choose from: .*\.$/],
  [{ ...table, setup: 'nope' }, /^There is no setup "nope"; choose from: standard\.$/],
  [{ ...table, beginner: 'yes' }, /^The option beginner must be true or false\.$/],
  [{ ...table, longer: true }, /^The story .* has no longer game; those that have one: wanted-men\.$/],
  [{ ...table, turnCap: -1 }, /^The option turnCap must be a whole number .*\.$/],
  [{ ...table, game: 'chess' }, /^There is no game chess; choose from: firefly, misbehavin\.$/],
  [{ ...table, bot: 'random' }, /^There is no option "bot"; options are: .*story.*\.$/],
])('%j is refused in one sentence that says what is valid', (asked, message) => {
  expect(() => start(asked)).toThrow(BadInput);
  expect(() => start(asked)).toThrow(message);
});

test('a story that is listed as unknown is told of every story there is to choose from', () => {
  for (const { id } of storiesFor(['base'], 2)) expect(() => start({ ...table, story: 'nope' })).toThrow(id);
});
