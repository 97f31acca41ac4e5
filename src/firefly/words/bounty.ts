import { boardingTest } from '../boarding';
import type { BountyCard } from '../content/types';
import { list } from './english';
import { type Line, lines } from './line';
import { nameOf } from './name';
import { payText } from './pay';
import { at } from './place';
import { showdown } from './step';
import { nestedTest } from './test';

/** A price on somebody's head, line by line. */
export function bountyLines(bounty: BountyCard): Line[] {
  const seen = bounty.lastSeen ? [bounty.lastSeen] : (bounty.foundAt ?? []);
  return [
    ...lines('law', [bounty.immoral ? 'Legal but immoral.' : 'Legal.']),
    ...lines('note', [seen.length ? `Last seen at ${list(seen.map(nameOf), 'or')}: look in the discard pile, and in every crew.` : '']),
    ...lines('step', [
      `If they fly with a rival, first take a ${nestedTest(boardingTest)}. Then ${showdown(bounty.showdown)}.`,
      bounty.stack ? 'You may bind more than one before you hand them over.' : '',
      `Hand them over ${at(bounty.dropOff)}.`,
    ]),
    ...lines('pay', [payText(bounty.pay, 'bounty')]),
  ];
}
