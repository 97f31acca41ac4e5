import { must } from '../../../src/engine/must';
import { bountyCard } from '../../../src/firefly/cards';
import { boardFor } from '../../../src/firefly/map';
import { type Has, type Scene, scene, type Table } from '../scenario';

/** Misbehave cards whose second option proceeds. */
const EASY = ['a-little-job-on-the-side', 'an-unexpected-opportunity', 'a-vote-of-no-confidence', 'everything-thats-not-nailed-down'];
/** One more Work action at Jiangyin finishes this smuggling, for $2,000. */
const GUNS = 'amnon-duul-gun-running-jiangyin';
const smuggler: Has = { leader: 'marco', at: 'jiangyin', active: [{ ref: GUNS, step: 1 }], hold: { contraband: 2 } };
const WON = { winner: '0', reason: 'story' };
const LOST = { winner: '1', reason: 'story' };

const game = (story: string, sets: string[], me: Has, table: Table = {}): Scene =>
  scene({ story, options: { sets: ['base', ...sets] }, me: { leader: 'marco', ...me }, top: { misbehave: EASY }, ...table });
const deliver = (s: Scene): Scene => s.play('work', GUNS).play('setOut');
const tryGoal = (s: Scene, goal: number): Scene => s.play('workGoal', goal).play('setOut');
function proceed(s: Scene, cards: number): Scene {
  for (let i = 0; i < cards; i++) s.play('chooseOption', 1);
  return s;
}
/** A sector next to another from which nothing bars the way. */
const nextTo = (s: Scene, sector: string): string =>
  must(
    boardFor(s.G.options.sets)
      .neighbours(sector)
      .find((near) => !s.G.cutters.includes(near) && !s.G.alerts[near]),
    'neighbour',
  );

describe('Blue Sun', () => {
  test('Any Port in a Storm is won by bringing $12,000 home to the own haven', () => {
    const comeHome = (cash: number) => {
      const s = game('any-port-in-a-storm', ['blue-sun'], { cash });
      const haven = must(s.me.haven, 'haven');
      s.me.sector = nextTo(s, haven);
      return s.play('mosey', haven).G.over;
    };
    expect(comeHome(11900)).toBeNull();
    expect(comeHome(12000)).toEqual(WON);
  });

  test('MISB-20 Any Port in a Storm: every illegal job done brings a warrant, which costs no job and, on one for Niska, nobody his life', () => {
    const done = (job: string, at: string, me: Has = {}): Scene =>
      proceed(
        game('any-port-in-a-storm', ['blue-sun'], { at, hand: [job], crew: ['jayne', 'wash'], cash: 5000, ...me }, { cruiser: 'santo' })
          .play('work', job)
          .play('setOut'),
        3,
      );
    const s = done('niska-her-majesty-the-mayor-of-whitefall', 'athens').play('payAll');
    expect([s.stage, s.me.warrants, s.me.crew.length, s.me.solid.niska !== undefined]).toEqual(['turn', 1, 3, true]);
    const legal = game('any-port-in-a-storm', ['blue-sun'], {
      at: 'harvest',
      active: [{ ref: 'patience-dung-run-newhope', step: 1 }],
      hold: { cargo: 2 },
    });
    expect(legal.play('work', 'patience-dung-run-newhope').play('setOut').me.warrants).toBe(0);
  });

  test("Patience's War is won with the third fight, and a warrant in it costs neither of the two allies", () => {
    const at = (goals: number, sector: string, dice: number[]) =>
      game(
        'patiences-war',
        ['blue-sun'],
        { at: sector, crew: ['jayne', 'lund'], goals, solid: ['patience', 'mr-universe', 'badger'] },
        { dice },
      );
    const first = proceed(tryGoal(at(0, 'silverhold', [2]), 1), 3).play('chooseVictim', 'lund');
    expect([first.me.goalsDone, first.me.crew.length]).toEqual([1, 2]);
    const second = proceed(tryGoal(at(1, 'three-hills', [1]), 2), 3);
    expect(second.me).toMatchObject({ warrants: 1, goalsDone: 1 });
    expect(Object.keys(second.me.solid).sort()).toEqual(['badger', 'mr-universe', 'patience']);
    expect(proceed(tryGoal(at(2, 'deadwood', [6, 1]), 3), 3).G.over).toEqual(WON);
    const alone = game('patiences-war', ['blue-sun'], { at: 'silverhold', solid: ['patience'] });
    expect(alone.can('workGoal')).toBe(false);
  });

  test('The Great Recession ends when four contacts have nothing left, and unfinished jobs cost their pay', () => {
    const run = (mine: number) => {
      const s = game('the-great-recession', ['blue-sun'], { at: 'persephone', cash: mine }, { rival: { cash: 5000 } });
      expect(s.G.decks.badger.draw.length + s.G.decks.badger.discard.length).toBe(2);
      for (const contact of ['harken', 'niska', 'patience'] as const) s.G.decks[contact] = { draw: [], discard: [] };
      s.play('deal', 'badger').play('considerJobs');
      expect(s.G.over).toBeNull();
      for (const ref of s.offered('keep')) s.play('keep', ref);
      return s.G.over;
    };
    expect(run(5100)).toEqual(LOST);
    expect(run(50000)).toEqual(WON);
  });

  test('The Great Recession: the job taken last is thrown away and costs nothing', () => {
    const jobs = ['badger-badgers-11-casino-caper', 'badger-making-the-love-connection'];
    const table: Table = { rival: { cash: 0 }, top: { badger: jobs } };
    const s = game('the-great-recession', ['blue-sun'], { at: 'persephone', cash: 9000 }, table);
    s.G.decks.badger.draw.splice(0, s.G.decks.badger.draw.length - 2);
    for (const contact of ['harken', 'niska', 'patience'] as const) s.G.decks[contact] = { draw: [], discard: [] };
    s.play('deal', 'badger').play('considerJobs');
    for (const ref of jobs) s.play('keep', ref);
    expect([s.G.over, s.me.hand, s.me.cash]).toEqual([WON, jobs.slice(0, 1), 9000 - 3500]);
    expect(s.G.decks.badger.discard).toEqual(jobs.slice(1));
  });
});

describe('Kalidasa', () => {
  test("It's All in Who You Know ends with the last timer token; most friends win, then the dearest crew", () => {
    const last = (me: Has, rival: Has) => {
      const s = game('its-all-in-who-you-know', ['kalidasa'], { ...smuggler, ...me }, { rival });
      expect(s.G.timer).toBe(6);
      s.G.timer = 1;
      deliver(s);
      while (!s.G.over) s.play('payAll');
      return s.G.over;
    };
    expect(last({ solid: ['badger'] }, { solid: ['niska'] })).toEqual(WON);
    // The last job makes a friend too.
    expect(last({ crew: ['jayne'] }, { solid: ['niska'] })).toEqual(WON);
    expect(last({}, { solid: ['niska', 'badger', 'patience'] })).toEqual(LOST);
    expect(last({ solid: ['badger'] }, { solid: ['niska', 'patience'], crew: ['jayne'] })).toEqual(LOST);
  });

  test("The Well's Run Dry ends when the bank is empty; the richest wins", () => {
    const s = game('the-wells-run-dry', ['kalidasa'], { at: 'persephone', cash: 1000 }, { rival: { cash: 1100 } });
    expect(s.G.bank).toBe(10000);
    s.G.bank = 200;
    expect(s.play('makeWork').G.over).toEqual(WON);
  });

  test("The Well's Run Dry is won by whoever claims more than half of all money", () => {
    const claim = (cash: number) => {
      const s = game('the-wells-run-dry', ['kalidasa'], { at: 'persephone', cash }, { rival: { cash: 1000 } });
      s.G.bank = 9000;
      return s.can('useAbility', 'the-wells-run-dry') ? s.play('useAbility', 'the-wells-run-dry', 1).G.over : null;
    };
    expect(claim(10000)).toBeNull();
    expect(claim(10100)).toEqual(WON);
  });
});

describe('Pirates & Bounty Hunters', () => {
  test("...Another Man's Treasure is won with the fourth set handed in at the haven, several at a time", () => {
    const s = game('another-mans-treasure', ['pirates'], { ship: 'serenity', hold: { cargo: 4, contraband: 4 }, goals: 0 });
    s.me.sector = must(s.me.haven, 'haven');
    s.me.goalTokens = 2;
    tryGoal(s, 1);
    expect(s.legal).toEqual(['handIn 0', 'handIn 1']);
    s.play('handIn', 1);
    expect(s.legal).toEqual(['handIn 0', 'enough']);
    s.play('handIn', 0);
    expect(s.me.goalTokens).toBe(4);
    expect(s.G.over).toEqual(WON);
  });

  test("...Another Man's Treasure: no set, no goal; one set, one token, and the goal can be done again", () => {
    const s = game('another-mans-treasure', ['pirates'], { hold: { cargo: 3 } });
    s.me.sector = must(s.me.haven, 'haven');
    expect(s.can('workGoal')).toBe(false);
    const one = game('another-mans-treasure', ['pirates'], { ship: 'serenity', hold: { cargo: 4 } });
    one.me.sector = must(one.me.haven, 'haven');
    tryGoal(one, 1);
    expect([one.me.goalTokens, one.me.hold.cargo, one.stage]).toEqual([1, 0, 'turn']);
    one.me.hold.parts = 8;
    expect(one.play('endTurn').play('endTurn').can('workGoal', 1)).toBe(true);
  });

  test('Jail Break is won by freeing the prisoner, clearing the record and reaching Three Hills', () => {
    const s = game(
      'jail-break',
      ['pirates'],
      { at: 'londinium', crew: ['jayne', 'lund', 'scrapper-mechanic'], solid: ['harken', 'badger'], cash: 6000 },
      { cruiser: 'londinium', dice: [6, 1, 6, 6] },
    );
    const prisoner = must(s.G.prisoners['0']?.crew[0], 'prisoner').ref;
    tryGoal(s, 1).play('testSkill', 'tech');
    s.play('chooseVictim', 'lund');
    s.play('evadeTo', String(s.offered('evadeTo')[0]));
    expect(s.me.crew.map(({ ref }) => ref)).toContain(prisoner);
    expect(s.me).toMatchObject({ goalsDone: 1, warrants: 1 });
    expect(s.me.solid.harken).toBeUndefined();
    s.me.sector = 'persephone';
    s.play('deal', 'badger').play('dealGoal', 2).play('doneDealing');
    expect(s.me).toMatchObject({ goalsDone: 2, warrants: 0, cash: 1000 });
    const hills = must(boardFor(s.G.options.sets).sectorsOf('three-hills')[0], 'Three Hills');
    s.me.sector = nextTo(s, hills);
    s.play('endTurn').play('endTurn').play('mosey', hills);
    expect(s.G.over).toEqual(WON);
  });

  test('GOAL-09 GOAL-10 Jail Break: who does not get aboard loses nothing, who loses the fight two of the crew and Harken, and may try again', () => {
    const raid = (...dice: number[]): Scene =>
      tryGoal(
        game(
          'jail-break',
          ['pirates'],
          { at: 'londinium', crew: ['jayne', 'lund', 'scrapper-mechanic'], solid: ['harken', 'badger'], active: [GUNS] },
          { cruiser: 'londinium', dice },
        ),
        1,
      ).play('testSkill', 'tech');
    const shut = raid(3);
    expect([shut.stage, shut.me.sector, shut.me.warrants, shut.me.crew.length]).toEqual(['turn', 'londinium', 0, 4]);
    const beaten = raid(6, 1, 1).play('chooseVictim', 'lund').play('chooseVictim', 'jayne');
    const to = String(beaten.offered('evadeTo')[0]);
    beaten.play('evadeTo', to);
    expect(beaten.me).toMatchObject({ sector: to, warrants: 1, goalsDone: 0, active: [{ ref: GUNS }] });
    expect([beaten.me.crew.length, Object.keys(beaten.me.solid), beaten.G.prisoners['0'] !== undefined]).toEqual([2, ['badger'], true]);
    for (const s of [shut, beaten]) {
      Object.assign(s.me, { sector: s.G.cruiser, warrants: 0, solid: { harken: 'harken-cargo-delivery-albion' } });
      s.play('endTurn').play('endTurn');
      expect(s.can('workGoal', 1)).toBe(true);
    }
  });

  test('The Choices We Make is won at the start of a turn with five tokens', () => {
    const s = deliver(game('the-choices-we-make', ['pirates'], { ...smuggler, goals: 4 }));
    expect(s.me.goalTokens).toBe(5);
    expect(s.G.over).toBeNull();
    expect(s.play('endTurn').G.over).toBeNull();
    expect(s.play('endTurn').G.over).toEqual(WON);
  });

  test('The Choices We Make: a bounty turned in is a token, honest work is none', () => {
    const at = bountyCard('bounty-bree').dropOff as string;
    const s = game('the-choices-we-make', ['pirates'], { at, bound: { 'bounty-bree': ['bree'] } }).play('turnIn', 'bounty-bree');
    expect(s.me.goalTokens).toBe(1);
    const honest = game('the-choices-we-make', ['pirates'], {
      at: 'harvest',
      active: [{ ref: 'patience-dung-run-newhope', step: 1 }],
      hold: { cargo: 2 },
    });
    expect(honest.play('work', 'patience-dung-run-newhope').play('setOut').me.goalTokens).toBe(0);
  });

  test('The Choices We Make: a pirate may take a token of the robbed beside the one for the deed', () => {
    const raid = (answer: 'yes' | 'no'): Scene => {
      const rival: Has = { at: 'athens', leader: 'burgess', hold: { cargo: 2 } };
      const s = game(
        'the-choices-we-make',
        ['pirates'],
        { at: 'athens', hand: ['badger-pilfer-purloin-and-plunder'], crew: ['jayne', 'bester'] },
        { rival: { ...rival, goals: 2 }, dice: [6, 6, 6, 1, 6, 6, 1, 1] },
      );
      s.play('raid', 'badger-pilfer-purloin-and-plunder', '1').play('setOut');
      for (let n = 0; n < 40 && s.stage !== 'turn'; n++) {
        const legal = s.match.legal(s.turn);
        const wanted = legal.find(({ move }) => [answer, 'ready', 'enough', 'payAll', 'accept'].includes(move)) ?? legal[0];
        if (wanted) s.match.play(s.turn, wanted);
      }
      return s;
    };
    expect([raid('yes'), raid('no')].map((s) => [s.me.goalTokens, s.rival.goalTokens])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});

describe('the story booklet of Jetwash and Esmeralda', () => {
  const down = (me: Has, table: Table = {}) => {
    const s = game('down-and-out', ['coachworks'], me, table);
    const { badger } = s.G.decks;
    badger.draw.push(...badger.discard.splice(0));
    badger.discard.push(...badger.draw.splice(badger.draw.indexOf(CRIME), 1));
    return s;
  };
  const CRIME = 'badger-losing-patience-with-patience';

  test('Down and Out: nobody holds jobs, one of each contact lies open to all, and whoever starts it turns up the next', () => {
    const s = down({ at: 'athens' }, { rival: { at: 'athens' } });
    for (const contact of ['badger', 'niska', 'harken'] as const) expect(s.G.decks[contact].discard).toHaveLength(1);
    const next = must(s.G.decks.badger.draw.at(-1), 'next');
    expect(s.can('work', CRIME)).toBe(true);
    s.play('work', CRIME);
    expect(s.me.active.map(({ ref }) => ref)).toEqual([CRIME]);
    expect(s.G.decks.badger.discard).toEqual([next]);
    proceed(s.play('setOut'), 2);
    s.play('endTurn');
    expect([s.turn, s.can('work', CRIME)]).toEqual(['1', false]);
  });

  test('Down and Out: a Deal is for trade only, and a job that is lost leaves the game', () => {
    const s = down({ at: 'persephone' });
    expect(s.play('deal', 'badger').legal).toEqual(['doneDealing']);
    const lost = down({ at: 'athens', warrants: 1 }, { top: { misbehave: ['alliance-patrol'] }, dice: [1] });
    lost.play('work', CRIME).play('setOut').play('chooseOption', 0);
    expect(lost.me.warrants).toBe(2);
    expect(lost.G.box).toContain(CRIME);
    expect(lost.G.decks.badger.discard).toHaveLength(1);
    expect(lost.G.decks.badger.discard).not.toContain(CRIME);
  });

  test('Down and Out is won with five friends', () => {
    const s = down({ at: 'athens', solid: ['amnon-duul', 'harken', 'niska', 'patience'] }, { dice: [6, 1] });
    proceed(s.play('work', CRIME).play('setOut'), 2);
    expect(s.G.over).toEqual(WON);
  });

  test('Where the Wind Takes Us is won with the third token picked up where a job was done', () => {
    const s = game('where-the-wind-takes-us', ['coachworks'], { ...smuggler, goals: 2 });
    expect(Object.values(s.G.seeds).reduce((sum, n) => sum + n, 0)).toBe(8);
    s.G.seeds = { jiangyin: 1 };
    deliver(s);
    expect(s.legal).toEqual(['yes', 'no']);
    expect(s.play('yes').G.over).toEqual(WON);
    expect(s.G.seeds.jiangyin).toBe(0);
  });
});

describe('Crime & Punishment', () => {
  test('Wanted Men starts outlawed with an Alliance Alert in play', () => {
    const s = game('wanted-men', ['crime'], {});
    expect(s.G.alertCards).toHaveLength(1);
  });

  test('Wanted Men is won by ending a turn with $20,000; crime pays more for the wanted', () => {
    const s = game('wanted-men', ['crime'], { ...smuggler, cash: 16000, warrants: 2 });
    s.G.alertCards = [];
    deliver(s);
    expect(s.me.cash).toBe(20000);
    expect(s.G.over).toBeNull();
    expect(s.play('endTurn').G.over).toEqual(WON);
  });

  test('Wanted Men can be played for $30,000', () => {
    const end = (cash: number) => {
      const s = game('wanted-men', ['crime'], { cash }, { options: { sets: ['base', 'crime'], longer: true } });
      s.G.alertCards = [];
      return s.play('endTurn').G.over;
    };
    expect([end(29_900), end(30_000)]).toEqual([null, WON]);
  });

  test('Wanted Men: an honest job upsets the wanted, and the law scares off the dearest of the crew', () => {
    const honest: Has = {
      leader: 'corbin',
      at: 'persephone',
      active: [{ ref: SCRAP, step: 1 }],
      hold: { cargo: 2 },
      crew: ['crow', 'bester'],
    };
    const s = game('wanted-men', ['crime'], honest);
    s.G.alertCards = [];
    s.play('work', SCRAP).play('setOut').play('payAll');
    expect(s.me.crew.map(({ disgruntled }) => disgruntled)).toEqual([false, true, false]);
    const met = game('wanted-men', ['crime'], { at: 'pelorum', crew: ['inara', 'bester'], warrants: 1 }, { cruiser: 'persephone' });
    met.G.alertCards = [];
    expect(met.play('mosey', 'persephone').me.crew.map(({ ref }) => ref)).toEqual(['marco', 'bester']);
  });
});

const SCRAP = 'amnon-duul-haulin-military-scrap-persephone';
