'use client';

import { useTable } from '@/ui/table/TableProvider';
import { rowOf } from '../rules/aiming';
import type { Lane, Limit, Spell } from '../rules/components';
import { limitOf, manaOf, prizeWith, strengthWith } from '../rules/verdict';
import type { CheatyMagesView } from '../rules/view';

/** What a fighter is known to have, by this seat. */
export interface Known {
  readonly strength: number;
  readonly mana: number;
  readonly prize: number;
  /** Cards that this seat does not know. */
  readonly hidden: number;
  readonly limit: Limit | null;
  readonly isOver: boolean;
}

/** What a fighter is known to have, with one more spell if asked for. */
export function knownAt(view: CheatyMagesView, lane: Lane, more?: Spell): Known {
  const spells = rowOf(view, lane).map(({ spell }) => spell);
  const all = more === undefined ? spells : [...spells, more];
  const fighter = view.corners[lane - 1]?.fighter ?? 'goblin';
  const limit = view.lasting.some(({ spell }) => spell === 'confusion') ? null : limitOf(view.judge);
  const mana = manaOf(all);
  return {
    strength: strengthWith(fighter, all),
    mana,
    prize: prizeWith(fighter, all),
    hidden: spells.filter((spell) => spell === null).length,
    limit,
    isOver: limit !== null && mana > limit.mana,
  };
}

export function useKnown(): (lane: Lane, more?: Spell) => Known {
  const { view } = useTable<CheatyMagesView>();
  return (lane, more) => knownAt(view, lane, more);
}
