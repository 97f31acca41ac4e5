import { top } from '../../../engine/frames';
import type { Move, PlayerID } from '../../../engine/moves';
import { SUPPLY_PRICES } from '../../actions/buy';
import { sellPrices } from '../../actions/deal';
import { contactCard } from '../../cards';
import type { Good } from '../../content/types';
import { text } from '../../menu';
import type { State } from '../../state';

/** What one token costs, or brings in, in a move that says how many; undefined where no money changes hands. */
export function unitPrice(G: State, p: PlayerID, { move, args }: Move): number | undefined {
  const frame = top(G);
  switch (frame.kind) {
    case 'draft': {
      const [item] = frame.queue;
      return item?.step === 'stock' && item.price > 0 ? item.price : undefined;
    }
    case 'purchase':
      return move === 'buyGoods' ? SUPPLY_PRICES[text(args) as keyof typeof SUPPLY_PRICES] : undefined;
    case 'deal':
      if (move === 'sell') return sellPrices(G, p, frame.contact)[text(args) as Good];
      return move === 'buyFrom' ? contactCard(frame.contact).sells?.[text(args) as Good] : undefined;
    case 'goods':
      return (move === 'load' && frame.way === 'buy') || (move === 'drop' && frame.way === 'sell') ? frame.price : undefined;
    default:
      return undefined;
  }
}
