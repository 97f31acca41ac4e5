import * as content from '../../../src/firefly/content';
import type { BoardId, CrewName, NeedKey, PlaceWord, SetId, StepKey, SupplyCard, SupplyKind } from '../../../src/firefly/content/types';
import { boardFor } from '../../../src/firefly/map';
import { decks, objectsIn, strings } from './cards';

const { bounties, contactEvents, contacts, jobs, leaders, map, misbehave, nav, setups, ships, stories, supply } = content;

/** A complete list of a union's members: the compiler asks for each of them. */
const members = <T extends string>(all: Record<T, true>) => Object.keys(all) as T[];
const PLACE_WORDS = members<PlaceWord>({
  here: true,
  anywhere: true,
  cruiser: true,
  cutter: true,
  'rival-ship': true,
  'own-haven': true,
  'any-haven': true,
  'own-haven-system': true,
  'final-step': true,
});
const NEEDS = members<NeedKey>({
  keyword: true,
  profession: true,
  crew: true,
  gear: true,
  solid: true,
  skill: true,
  count: true,
  has: true,
  room: true,
  outlaw: true,
  at: true,
  inPlay: true,
  job: true,
  activeJob: true,
  not: true,
  any: true,
  carrying: true,
  carrier: true,
  gearSkill: true,
  outfights: true,
  testSkill: true,
  attacking: true,
  rivalRolled: true,
  hired: true,
  consecutiveNav: true,
  ship: true,
  navCard: true,
  flying: true,
  working: true,
  passedSameSuit: true,
  moneyShare: true,
});
const STEP_KEYS = members<StepKey>({
  misbehave: true,
  load: true,
  deliver: true,
  test: true,
  options: true,
  effects: true,
  showdown: true,
});

const ids = (cards: readonly { id: string }[]) => new Set(cards.map((card) => card.id));
const places = new Set([...ids(map.sectors), ...ids(map.planets), ...ids(map.regions), ...PLACE_WORDS]);
const ofKind = (kind: SupplyKind) => ids(supply.filter((card) => card.kind === kind));
const crewNames = new Set(supply.flatMap((card) => (card.kind === 'crew' ? [card.id, card.group ?? card.id] : [])));
const crewNamed = (name: CrewName): SupplyCard[] =>
  supply.filter((card) => card.kind === 'crew' && (card.id === name || card.group === name));

/** Everything cards say, with the card that says it. */
const said = [...Object.values(decks).flat(), ...contactEvents].flatMap((card) =>
  [...objectsIn(card)].map(({ object, under }) => ({ card: card.id, object, under })),
);

/** What cards name that is not known, as "card: name". */
function strangers(named: (object: Record<string, unknown>, under: string) => string[], known: ReadonlySet<string>): string[] {
  const all = said.flatMap(({ card, object, under }) => named(object, under).map((name) => ({ card, name })));
  expect(all.length).toBeGreaterThan(0);
  return all.filter(({ name }) => !known.has(name)).map(({ card, name }) => `${card}: ${name}`);
}

test.each(Object.entries(decks))('%s: every id is its own, in kebab case, and every card has a name', (_, cards) => {
  expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
  expect(cards.filter((card) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(card.id) || !card.name)).toEqual([]);
});

test('a card lies in the folder of its set', () => {
  for (const set of content.sets) {
    const cards = Object.values(set).flatMap((deck) => (Array.isArray(deck) ? deck : []));
    expect(cards.filter((card) => card.set !== set.id).map((card) => card.id)).toEqual([]);
  }
});

test('every place named by a card is on the map', () => {
  const named = (object: Record<string, unknown>) => [
    ...strings(object.at),
    ...strings(object.dropOff),
    ...strings(object.dealFrom),
    ...strings(object.adjacentTo),
    ...strings(Array.isArray(object.not) ? object.not : []),
    ...strings(object.do === 'move-ship' ? object.to : []),
  ];
  expect(strangers(named, places)).toEqual([]);
});

test('every place a job or bounty leads to is on the boards that are there whenever the card is', () => {
  const cards = [
    ...jobs.map((job) => ({ ...job, needsSets: [job.set, ...(job.requires ?? [])] })),
    ...bounties.map((bounty) => ({ ...bounty, needsSets: [bounty.set] })),
  ];
  const lost = cards.flatMap((card) => {
    const boards = (['base', 'blue-sun', 'kalidasa'] as const).filter((board) => board === 'base' || card.needsSets.includes(board));
    const isThere = (place: string) =>
      (PLACE_WORDS as string[]).includes(place) ||
      map.planets.some((planet) => planet.id === place && boards.includes(planet.set)) ||
      (!map.planets.some((planet) => planet.id === place) && boardFor(boards).sectorsOf(place).length > 0);
    const named = [...objectsIn(card)].flatMap(({ object }) => [...strings(object.at), ...strings(object.dropOff)]);
    return named.filter((place) => !isThere(place)).map((place) => `${card.id}: ${place}`);
  });
  expect(lost).toEqual([]);
});

test('every crew named by a card exists', () => {
  const named = (object: Record<string, unknown>, under: string) => [
    ...(under === 'per' || under === 'count' || under === 'dodgeAbove' ? [] : strings(object.crew)), // there it says which crew are counted
    ...strings(object.removesCrew ?? []),
  ];
  expect(strangers(named, crewNames)).toEqual([]);
});

test('every gear card named by a card exists', () => {
  expect(strangers((object) => strings(object.gear), ofKind('gear'))).toEqual([]);
});

test('every nav card named by a card exists', () => {
  const named = (object: Record<string, unknown>, under: string) => [
    ...strings(object.navCard),
    ...strings(object.ignoreNav),
    ...(under === 'consecutiveNav' ? strings(object.card) : []),
  ];
  expect(strangers(named, ids(nav))).toEqual([]);
});

test('every supply card to be gained exists', () => {
  expect(strangers((object) => (object.do === 'gain-card' ? strings(object.card) : []), ids(supply))).toEqual([]);
});

test('every contact and every supply planet named is there', () => {
  const contactIds = ids(contacts);
  expect(strangers((object) => strings(object.contact), new Set([...contactIds, 'any']))).toEqual([]);
  expect(strangers((object) => strings(object.solid), new Set([...contactIds, 'any']))).toEqual([]);
  const planets = new Set(map.sectors.flatMap((sector) => sector.supply ?? []));
  expect(planets.size).toBe(7);
  expect(supply.flatMap((card) => Object.keys(card.decks ?? {})).filter((planet) => !planets.has(planet as never))).toEqual([]);
  expect(strangers((object) => strings(object.discard), new Set([...planets, 'any']))).toEqual([]);
});

test('every deck named by an effect exists', () => {
  const known = new Set<string>([...map.sectors.flatMap((sector) => sector.supply ?? []), 'misbehave', 'supply-here']);
  for (const zone of ['alliance', 'border', 'rim', 'nav-alliance', 'nav-border', 'nav-rim', 'nav-any']) known.add(zone);
  expect(strangers((object) => strings(object.deck), known)).toEqual([]);
});

test('every keyword, profession and skill that is asked for can be had', () => {
  const given = (key: string) =>
    new Set(said.flatMap(({ object, under }) => ('kind' in object || under === 'countAs' ? strings(object[key]) : [])));
  const keywords = new Set([...given('keywords'), ...given('discardKeywords'), ...given('keyword')]);
  expect(strangers((object) => strings(object.keyword), keywords)).toEqual([]);
  const professions = new Set([...given('professions'), ...given('profession')]);
  expect(strangers((object) => strings(object.profession), professions)).toEqual([]);
});

test('every need says one thing', () => {
  const needs = said.flatMap(({ card, object }) =>
    ['needs', 'carryNeeds', 'useNeeds', 'solidNeeds', 'ace', 'carrier', 'cannotCarry'].flatMap((key) => {
      const value = object[key];
      return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((need: unknown) => ({ card, need }));
    }),
  );
  const keys = (need: unknown) =>
    typeof need === 'object' && need ? Object.keys(need).filter((key) => (NEEDS as string[]).includes(key)) : [];
  const real = needs.filter(({ need }) => typeof need === 'object' && need !== null);
  expect(real.length).toBeGreaterThan(500);
  expect(real.filter(({ need }) => keys(need).length !== 1)).toEqual([]);
});

test('every ace is a keyword, a profession, a crew, a gear card or a standing', () => {
  const aces = misbehave.flatMap((card) => card.ace ?? []);
  expect(aces).toHaveLength(46);
  expect(aces.filter((ace) => !['keyword', 'profession', 'crew', 'gear', 'solid'].includes(Object.keys(ace).join()))).toEqual([]);
});

test('an ability does something or changes something, never both', () => {
  const abilities = said.flatMap(({ card, object }) =>
    typeof object.when === 'string' && object.when !== 'first-work' ? [{ card, object }] : [],
  );
  expect(abilities.length).toBeGreaterThan(250);
  expect(abilities.filter(({ object }) => 'do' in object === 'modifier' in object).map(({ card }) => card)).toEqual([]);
});

test('a step orders exactly what it has', () => {
  const steps = [
    ...jobs.flatMap((job) =>
      [...job.steps, ...(job.bonusOpportunity ? [job.bonusOpportunity] : [])].map((step) => ({
        id: job.id,
        step,
        keys: STEP_KEYS as string[],
      })),
    ),
    ...stories.flatMap((story) => (story.goals ?? []).map((step) => ({ id: story.id, step, keys: [...STEP_KEYS, 'deliverAny'] }))),
  ];
  const wrong = steps.filter(
    ({ step, keys }) =>
      [...step.order].sort().join() !==
      keys
        .filter((key) => key in step)
        .sort()
        .join(),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('the bands of a test follow each other without a gap', () => {
  const tests = said.filter(({ object }) => Array.isArray(object.bands));
  expect(tests.length).toBeGreaterThan(150);
  const gaps = tests.filter(({ object }) => {
    const bands = object.bands as { min: number; max?: number }[];
    return bands.some(
      (band, i) =>
        (i === 0 ? band.min !== 1 : band.min !== (bands[i - 1]?.max ?? 0) + 1) || (i === bands.length - 1) !== (band.max === undefined),
    );
  });
  expect(gaps.map(({ card }) => card)).toEqual([]);
});

test('every ship has its drive core and its starting upgrades with it', () => {
  for (const ship of ships) {
    for (const id of [ship.drive, ...(ship.startingUpgrades ?? [])]) {
      const card = supply.find((one) => one.id === id);
      expect([ship.id, card?.kind, card?.withShip?.[ship.id]]).toEqual([ship.id, id === ship.drive ? 'drive' : 'upgrade', 1]);
    }
    expect((ship.startingUpgrades ?? []).length).toBeLessThanOrEqual(ship.upgradeSlots);
  }
  const shipIds = ids(ships);
  expect(supply.flatMap((card) => Object.keys(card.withShip ?? {})).filter((id) => !shipIds.has(id))).toEqual([]);
  expect(strangers((object) => strings(object.driveLocked), shipIds)).toEqual([]);
  for (const ship of ships)
    expect([ship.id, supply.some((card) => card.abilities?.some((one) => one.modifier?.driveLocked === ship.id))]).toEqual([
      ship.id,
      ['interceptor', 'ss-walden'].includes(ship.id),
    ]);
});

test('SETUP-28 a leader takes crew of the same name out of the game', () => {
  expect(leaders.flatMap((leader) => leader.removesCrew ?? [])).toEqual(['zoe']);
  expect(crewNamed('zoe').map((card) => card.id)).toEqual(['zoe', 'zoe-bdh']);
});

test('another printing is of a card that exists', () => {
  const variants = [...supply, ...leaders].flatMap((card) => ('variantOf' in card && card.variantOf ? [card.variantOf] : []));
  expect(variants.sort()).toEqual(['jayne', 'kaylee', 'malcolm', 'wash', 'zoe']);
  expect(variants.filter((id) => !ids(supply).has(id) && !ids(leaders).has(id))).toEqual([]);
});

test.each(bounties.map((bounty) => [bounty.id, bounty] as const))(
  '%s is on crew that exists, last seen where it is to be hired',
  (_, bounty) => {
    const crew = crewNamed(bounty.crew).filter((card) => card.set !== 'promo');
    expect(crew.length).toBeGreaterThan(0);
    expect(new Set(crew.map((card) => card.set))).toEqual(new Set<SetId>([bounty.crewSet]));
    const homes = new Set(crew.flatMap((card) => Object.keys(card.decks ?? {})));
    expect(homes).toEqual(new Set<string>(bounty.lastSeen ? [bounty.lastSeen] : bounty.foundAt));
    expect(bounty.kind === 'cortex-alert').toBe(bounty.stack === true);
  },
);

test('every contact is where the map says', () => {
  const everywhere = boardFor(['base', 'blue-sun', 'kalidasa']);
  for (const contact of contacts) {
    if (contact.id === 'harken') expect(contact.at).toBe('cruiser');
    else expect(everywhere.contactAt(contact.at as string)).toBe(contact.id);
  }
  expect(map.sectors.flatMap((sector) => sector.contact ?? []).length).toBe(contacts.length - 1);
});

test('planets, regions and seams are of sectors on the map', () => {
  const sectors = ids(map.sectors);
  expect(
    map.planets.filter((planet) => !map.sectors.some((sector) => sector.id === planet.sector && sector.planets?.includes(planet.id))),
  ).toEqual([]);
  expect(map.sectors.flatMap((sector) => sector.planets ?? []).sort()).toEqual([...ids(map.planets)].sort());
  for (const region of map.regions) expect(region.sectors.filter((id) => !sectors.has(id))).toEqual([]);
  for (const sector of map.sectors)
    if (sector.region) expect(map.regions.find((region) => region.id === sector.region)?.sectors).toContain(sector.id);
  expect([...map.seams.flatMap(({ a, b }) => [a, b]), ...map.permanentReaverAlerts].filter((id) => !sectors.has(id))).toEqual([]);
  const boards: Record<BoardId, number> = { base: 0, 'blue-sun': 0, kalidasa: 0 };
  for (const sector of map.sectors) boards[sector.set]++;
  expect(boards).toEqual({ base: 100, 'blue-sun': 24, kalidasa: 28 });
});

test('every setup card inherits one that exists and orders steps that are there', () => {
  for (const setup of setups) {
    if (setup.inherits) expect(ids(setups)).toContain(setup.inherits);
    expect(new Set(setup.order).size).toBe(setup.order.length);
  }
  expect(setups.filter((setup) => !setup.inherits).map((setup) => setup.id)).toEqual(['standard']);
});

test('goals are numbered in order and the last one wins', () => {
  for (const story of stories) {
    expect((story.goals ?? []).map((goal) => goal.goal)).toEqual((story.goals ?? []).map((_, i) => i + 1));
    if (story.win.type === 'goals') expect(story.goals).toHaveLength(story.win.last);
  }
});
