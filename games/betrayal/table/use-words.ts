'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { type GameWords, useGameWords } from '@/i18n/game-words';
import { useList } from '@/i18n/use-list';
import type { Translator } from '@/ui/table/message-parts';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import type zhHant from '../messages/zh-Hant.json';
import type { Monster } from '../rules/state';
import type { BetrayalView, Choice } from '../rules/view';

export type Words = GameWords<typeof zhHant>;

/** This game's own words. */
export const useWords = (): Words => useGameWords<typeof zhHant>();

/** Groups of names in the messages: what lies in the box, by its name there. */
type Named = 'rooms' | 'cards' | 'explorers' | 'explorer-lines' | 'tokens' | 'traits' | 'floors' | 'haunts';

export type NameOf = (group: Named, id: string) => string;

/** What something out of the box is called. */
export function useNames(): NameOf {
  const game = useTranslations('game') as unknown as Translator;
  return useCallback(
    (group, id) => {
      const keys = [`${group}.${id}.name`, `${group}.${id}.title`, `${group}.${id}`];
      const key = keys.find((one) => game.has(one));
      return key === undefined ? id.replaceAll('-', ' ') : game(key);
    },
    [game],
  );
}

/** Names of those who stand somewhere: seats, and monsters by their kind. */
export function useFigureName(): (figure: string) => string {
  const { view, seats } = useTable<BetrayalView>();
  const monster = useMonsterName();
  return (figure) => {
    const one = view.monsters.find(({ id }) => id === figure);
    if (one !== undefined) return monster(one);
    return seats.find(({ playerID }) => playerID === figure)?.name ?? figure;
  };
}

/** Monsters of a kind are told apart by a number where there are several. */
function useMonsterName(): (monster: Pick<Monster, 'id' | 'kind'>) => string {
  const { message, plain } = useWording();
  const { view } = useTable<BetrayalView>();
  return ({ id, kind }) => {
    const parts = message(`haunts.${view.haunt?.number ?? 0}.monsters.${kind}.label`);
    const name = parts === undefined ? kind.replaceAll('-', ' ') : plain(parts);
    const alike = view.monsters.filter((one) => one.kind === kind);
    const place = alike.findIndex((one) => one.id === id) + 1;
    return alike.length > 1 ? `${name} ${place}` : name;
  };
}

/** What a choice is, in words. */
export function useChoiceWords(): (choice: Choice) => string {
  const { message, plain } = useWording();
  return useCallback(
    ({ label, args, move }) => {
      const parts = message(`hints.actions.${label.kind}`, label.facts);
      return parts === undefined ? `${move} ${args.join(' ')}` : plain(parts);
    },
    [message, plain],
  );
}

export { useList };
