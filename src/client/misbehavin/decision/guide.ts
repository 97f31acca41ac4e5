/** What a newcomer should know when a decision comes up for the first time; by stage. */
export const guide: Readonly<Record<string, string>> = {
  faction: 'Each faction plays differently: the Alliance has warrants, Eavesdown deals, Niska fights, Serenity slips away.',
  draft: 'Whatever set you place, everybody can buy.',
  turn: 'One activation a turn: play a card, trigger one, pick a fight or make a deal. Besides, recruit once and earn a ’verse token. Power in your tableau wins; unused cards of your hand are discarded at the end.',
  'play-card':
    'A card just played can be turned sideways at once for its lightning ability, for the same activation. Every card left sideways costs you a card of your next hand.',
  fight:
    'Your FIGHT cards’ power against the target’s cost and what its owner adds. The attacker wins a tie. Cards used go to the recycle pile.',
  deal: 'Influence of the cards you put in, and a credit for each point missing, buy a card into your hand. Others may cancel the deal.',
  recruit: 'The influence of the cards you put in buys one card of market or supply into your recycle pile. Credits do not count here.',
  cancel: 'Somebody makes a deal, and you hold something that can stop it.',
  cancelled: 'The cards you put in can still be used: try again, recruit with them, or let them go.',
  retain: 'A ’verse token brings a used card back to your hand; otherwise it is recycled.',
  reward: 'Whoever wins a fight takes one of these.',
  rescue: 'A character of yours is about to be lost, and one of your cards can save it.',
  'supply-card': 'A maneuver can be used once more for each ’verse token.',
  acquire: 'Both steps of your ’verse card must be done to earn the token.',
  'clear-out': 'Make room for better cards: what you discard goes to your recycle pile.',
  look: 'Only you see these cards.',
  mark: 'A token on a step of the episode shows that it is done; it can be taken back later.',
  react: 'Something was done to you, and one of your cards can answer it.',
  pick: 'Choose what the effect is about.',
};
