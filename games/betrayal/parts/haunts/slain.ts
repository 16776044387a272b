import type { PlayerID } from '@/kit/action';
import type { FigureID } from '../../rules/components';
import { say, whichOne } from '../../rules/journal';
import type { BetrayalG } from '../../rules/state';
import type { Step } from '../../rules/step';

/** A monster dies, and is told as which it was; `by`: who has killed it, where that tells it apart (12). */
export function slain(G: BetrayalG, monster: FigureID, by: PlayerID | null = null): readonly Step[] {
  const fact = whichOne(G, monster);
  G.monsters = G.monsters.filter(({ id }) => id !== monster);
  say(G, 'monster-dies', by, { monster: fact });
  return [];
}
