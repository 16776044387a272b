import type { CardID } from '../../rules/components';
import { isTraitor } from '../../rules/figures';
import type { Step } from '../../rules/step';
import type { At } from '../../rules/thing';

/** An event that lies in front of somebody goes out of play. */
export const lifted = ({ self }: Pick<At, 'self'>): Step[] =>
  self.holder === null ? [] : [{ do: 'discard', seat: self.holder, card: self.name }];

/** It leaves whoever becomes the traitor (BH111). */
export const liftedFromTraitor = ({ G, self }: Pick<At, 'G' | 'self'>): Step[] =>
  self.holder !== null && isTraitor(G, self.holder) ? lifted({ self }) : [];

export const keepEvent = (card: CardID): Step => ({ do: 'keep-event', card });
