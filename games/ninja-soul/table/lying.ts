import type { PlayerID } from '@/kit/action';
import { at } from '@/kit/seats';
import type { Kind } from '../rules/components';
import type { NinjaSoulView } from '../rules/view';

/** Whether the round on show is over, so that its cards lie open. */
export const isOver = ({ lastRound, round }: NinjaSoulView): boolean => lastRound?.round === round;

/** What lies in front of a seat: a card everybody sees, one face down, or nothing any more. */
export function lyingAt(view: NinjaSoulView, playerID: PlayerID): Kind | 'hidden' | 'nothing' {
  const { isDead, shown } = at(view.seats, playerID);
  if (isDead && shown === null) return 'nothing';
  if (shown !== null) return shown;
  return isOver(view) ? (view.lastRound?.cards[Number(playerID)] ?? 'hidden') : 'hidden';
}

/** The cards set aside, where they lie open at the end of a round. */
export const openAside = (view: NinjaSoulView): readonly Kind[] =>
  isOver(view) ? (view.lastRound?.cards.slice(view.seats.length) ?? []) : [];
