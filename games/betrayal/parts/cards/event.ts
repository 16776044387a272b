import type { CardID, Trait } from '../../rules/components';
import type { Roll, Step } from '../../rules/step';
import type { Card } from '../../rules/thing';
import { type Rows, roll } from './steps';

/** An event, by its name and what it does. */
export const event = (card: CardID, more: Omit<Card, 'deck' | 'clause'>): Card => ({
  deck: 'event',
  clause: `BH-${card}`,
  ...more,
});

/** The roll that an event asks of whoever has drawn it, with what comes of it. */
export const eventRoll = (
  card: CardID,
  of: Trait | number,
  rows: Rows,
  more: Pick<Roll, 'moreDice'> = {},
): Step => roll(of, `cards.${card}`, 'event', rows, more);

/** Such a roll by each of those whom an event meets: of somebody who has not drawn it, it is `card`. */
export const metRoll =
  (card: CardID, of: Trait, rows: Rows) =>
  (use: 'event' | 'card'): Step[] => [roll(of, `cards.${card}`, use, rows)];
