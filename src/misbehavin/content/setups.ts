import type { SupplySetup } from './types';

/** Ways to fill the supply board, the usual one first; Shiny and The Black are always there. */
export const setups: readonly SupplySetup[] = [
  { id: 'default', name: 'Default', slots: { deal: 'palaver', fight: 'misbehave', maneuver: 'crazy-ivan', any: 'full-burn' } },
  { id: 'down-n-dirty', name: "Down 'n' Dirty", slots: { deal: 'negotiation', fight: 'misbehave', maneuver: 'full-burn', any: 'crazy-ivan' } },
  { id: 'wheel-and-deal', name: 'Wheel and Deal', slots: { deal: 'palaver', fight: 'double-cross', maneuver: 'fei-wu', any: 'the-dart' } },
  { id: 'xie-xie', name: 'Xiè Xiè', slots: { deal: 'negotiation', fight: 'the-dart', maneuver: 'full-burn', any: 'fei-wu' } },
];
