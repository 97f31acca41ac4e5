import { move, type PlayerID } from '../../engine/moves';
import { must } from '../../engine/must';
import { bountyCard, isNamed, leaderCard, refsFor, shipCard, supplyCard } from '../cards';
import type { CardId, LeaderCard, ShipCard } from '../content/types';
import { text } from '../menu';
import { payCash } from '../money';
import { takeFrom } from '../piles';
import { note, pile, playerIds, playerOf, type Ref, type State, type Table } from '../state';
import type { Part } from './draft-part';
import { planPlaces } from './draft-plan';
import { leadersFor, shipsFor } from './options';
import { supplyInPlay } from './table';

const everybody = (G: State) => playerIds(G).map((p) => playerOf(G, p));

const freeLeaders = (G: State): LeaderCard[] =>
  leadersFor(G.options.sets).filter(({ id }) => !everybody(G).some(({ leader }) => leader === id));

const freeShips = (G: State): ShipCard[] => shipsFor(G.options.sets).filter(({ id }) => !everybody(G).some(({ ship }) => ship === id));

function takeLeader(t: Table, p: PlayerID, leader: Ref): void {
  const player = playerOf(t.G, p);
  player.leader = leader;
  player.crew = [{ ref: leader, disgruntled: false, wanted: false }];
  note(t, { kind: 'captain', p, card: leader });
}

/** SETUP-26: the ship with its drive and the upgrades it starts with. */
function takeShip(t: Table, p: PlayerID, id: CardId): void {
  const player = playerOf(t.G, p);
  const { drive, startingUpgrades = [] } = shipCard(id);
  player.ship = id;
  player.drive = comesWith(id, drive);
  player.upgrades = startingUpgrades.map((upgrade) => comesWith(id, upgrade));
  note(t, { kind: 'captain', p, card: id });
}

/** Ships of one class share designs, but each ship has its own card. */
function comesWith(ship: CardId, design: CardId): Ref {
  const ships = Object.keys(supplyCard(design).withShip ?? {});
  const refs = refsFor(
    ships.map(() => design),
    null,
  );
  return must(refs[ships.indexOf(ship)], `${design} of ${ship}`);
}

export const leader: Part<'leader'> = {
  moves: ['chooseLeader'],
  choices: (G) => freeLeaders(G).map(({ id }) => move('chooseLeader', id)),
  decide(t, _frame, { p }, _name, args) {
    takeLeader(t, p, text(args));
    return true;
  },
};

export const ship: Part<'ship'> = {
  moves: ['chooseShip'],
  choices: (G) => freeShips(G).map(({ id }) => move('chooseShip', id)),
  decide(t, _frame, { p }, _name, args) {
    takeShip(t, p, text(args));
    return true;
  },
};

/** A leader or a ship on the way round, the other on the way back; ships cost their value (SETUP-39) and are placed when bought. */
export const leaderOrShip: Part<'leader-or-ship'> = {
  moves: ['chooseLeader', 'chooseShip'],
  choices(G, _frame, { p }) {
    const player = playerOf(G, p);
    const leaders = player.leader ? [] : freeLeaders(G).map(({ id }) => move('chooseLeader', id));
    const ships = player.ship ? [] : freeShips(G).filter(({ value }) => value <= player.cash);
    return [...leaders, ...ships.map(({ id }) => move('chooseShip', id))];
  },
  decide(t, frame, { p }, name, args) {
    if (name === 'chooseLeader') {
      takeLeader(t, p, text(args));
    } else {
      payCash(t, p, shipCard(text(args)).value);
      takeShip(t, p, text(args));
      frame.queue.splice(1, 0, ...planPlaces(t.G, p));
    }
    return true;
  },
};

/** SETUP-28: crew who cannot sail beside a leader go to the box, their bounties too; then those decks are shuffled. */
export function removeDoubles(t: Table): void {
  const { G, random } = t;
  for (const p of playerIds(G)) {
    const names = leaderCard(playerOf(G, p).leader).removesCrew ?? [];
    for (const planet of supplyInPlay(G.options.sets)) {
      const gone = pile(G, planet).draw.filter((ref) => supplyCard(ref).kind === 'crew' && names.some((name) => isNamed(ref, name)));
      for (const crew of gone) note(t, { kind: 'removed', p, crew });
      box(t, pile(G, planet).draw, gone);
      if (gone.length > 0) pile(G, planet).draw = random.Shuffle(pile(G, planet).draw);
    }
    const wanted = pile(G, 'bounty');
    const gone = wanted.draw.filter((ref) => names.includes(bountyCard(ref).crew));
    box(t, wanted.draw, gone);
    if (gone.length > 0) wanted.draw = random.Shuffle(wanted.draw);
  }
}

function box(t: Table, from: Ref[], refs: readonly Ref[]): void {
  for (const ref of refs) if (takeFrom(from, ref)) t.G.box.push(ref);
}

/** A bounty on one named crew, picked from the whole deck; that crew is the prisoner. */
export const prisoner: Part<'prisoner'> = {
  moves: ['choosePrisoner'],
  begin(t, frame) {
    frame.open = pile(t.G, 'bounty')
      .draw.filter((ref) => bountyCard(ref).kind === 'wanted' && crewUnder(t.G, ref) !== undefined)
      .sort();
  },
  choices: (_G, frame) => frame.open.map((ref) => move('choosePrisoner', ref)),
  decide(t, frame, { p }, _name, args) {
    const bounty = text(args);
    const crew = must(crewUnder(t.G, bounty), 'prisoner');
    takeFrom(pile(t.G, 'bounty').draw, bounty);
    for (const planet of supplyInPlay(t.G.options.sets)) takeFrom(pile(t.G, planet).draw, crew);
    t.G.prisoners[p] = { bounty, crew: [{ ref: crew, disgruntled: false, wanted: false }] };
    frame.open = [];
    note(t, { kind: 'prisoner', p, bounty, crew });
    return true;
  },
};

/** The crew card a bounty is about, as far as it is still in a supply deck. */
function crewUnder(G: State, bounty: Ref): Ref | undefined {
  const { crew } = bountyCard(bounty);
  return supplyInPlay(G.options.sets)
    .flatMap((planet) => pile(G, planet).draw)
    .find((ref) => supplyCard(ref).kind === 'crew' && isNamed(ref, crew));
}
