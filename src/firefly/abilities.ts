import { changing, type Index, setupChain, speakingAt, type Voice, type Voices } from './cards';
import type { Ability, Modifier, ModifierKey, Trigger } from './content/types';
import { meets } from './need';
import { onJob, type Scene, withoutGear, workOf } from './scene';
import { playerOf, type Ref, type State } from './state';

/** A card in play that has something to say. */
interface Speaker {
  voice: Voice;
  ref: Ref;
  /** The crew whose card it is, or who carries it. */
  by: Ref | undefined;
}

function hear(heard: Speaker[], among: Voices, ref: Ref, by?: Ref): void {
  const voice = among.get(ref);
  if (voice) heard.push({ voice, ref, by });
}

/** Every card with such an ability that concerns this player: in a Work action only crew on the job and their gear (WORK-05). */
function speakers(G: State, scene: Scene, voices: Index): Speaker[] {
  const heard: Speaker[] = [];
  const player = playerOf(G, scene.p);
  const work = workOf(G, scene.p);
  if (voices.crew.size > 0 || voices.gear.size > 0) {
    const on = onJob(G, scene);
    for (const { ref } of player.crew) if (!on || on.includes(ref)) hear(heard, voices.crew, ref, ref);
    if (!withoutGear(G, scene))
      for (const { ref, by } of player.gear) if (by !== null && (!on || on.includes(by))) hear(heard, voices.gear, ref, by);
  }
  if (voices.upgrades.size > 0) for (const ref of player.upgrades) hear(heard, voices.upgrades, ref);
  if (voices.drives.size > 0) hear(heard, voices.drives, player.drive);
  if (voices.ships.size > 0) hear(heard, voices.ships, player.ship);
  for (const { card, voice } of voices.contacts) if (G.options.sets.includes(card.set)) heard.push({ voice, ref: card.id, by: undefined });
  if (voices.jobs.size > 0) {
    for (const { ref, challenge } of player.active) {
      // In a Work action other jobs than the one at hand have nothing to say.
      if (work && work.job !== ref) continue;
      hear(heard, voices.jobs, ref);
      if (challenge) hear(heard, voices.jobs, challenge);
    }
  }
  if (voices.alerts.size > 0) for (const { ref } of G.alertCards) hear(heard, voices.alerts, ref);
  if (voices.setups.size > 0) for (const { id } of setupChain(G.options.setup)) hear(heard, voices.setups, id);
  if (voices.stories.size > 0) hear(heard, voices.stories, G.options.story);
  return heard;
}

/** An ability in force, with the card it stands on. */
export interface InForce {
  ability: Ability;
  /** Place of the ability on its card. */
  index: number;
  src: Ref;
  scene: Scene;
}

/** The abilities of this moment whose needs hold. Costs are not looked at. */
export function abilitiesOf(G: State, scene: Scene, when: Trigger): InForce[] {
  const list: InForce[] = [];
  for (const speaker of speakers(G, scene, speakingAt(when)))
    for (const { ability, index } of speaker.voice.abilities) {
      const own = sceneOf(G, scene, speaker, ability);
      if (own) list.push({ ability, index, src: speaker.ref, scene: own });
    }
  return list;
}

/** A modifier in force. */
export interface Change<K extends ModifierKey> extends InForce {
  value: NonNullable<Modifier[K]>;
}

/** Everything in play that changes one thing for this player. */
export function modifiersOf<K extends ModifierKey>(G: State, scene: Scene, key: K, when?: Trigger): Change<K>[] {
  const list: Change<K>[] = [];
  for (const speaker of speakers(G, scene, changing(key)))
    for (const { ability, index } of speaker.voice.abilities) {
      const value = ability.modifier?.[key];
      if (value === undefined || (when !== undefined && ability.when !== when)) continue;
      const own = sceneOf(G, scene, speaker, ability);
      if (own) list.push({ ability, index, src: speaker.ref, scene: own, value: value as Change<K>['value'] });
    }
  return list;
}

/** The scene as the card sees it; undefined when its needs do not hold or those are missing without whom it is of no use. */
function sceneOf(G: State, scene: Scene, { voice, ref, by }: Speaker, { needs }: Ability): Scene | undefined {
  const own: Scene = by === undefined ? { ...scene, src: ref } : { ...scene, src: ref, by };
  return (needs && !meets(G, own, needs)) || !meets(G, own, voice.useNeeds) ? undefined : own;
}

/** The sum of all `add`s of a modifier. */
export function addedBy(
  G: State,
  scene: Scene,
  key: 'crewMax' | 'stash' | 'activeJobs' | 'medicBonus' | 'bountyBonus' | 'shipSteps',
): number {
  return modifiersOf(G, scene, key).reduce((total, { value }) => total + value.add, 0);
}
