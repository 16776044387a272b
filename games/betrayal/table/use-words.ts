'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { type GameWords, useGameWords } from '@/i18n/game-words';
import { useList } from '@/i18n/use-list';
import type { Json } from '@/kit/action';
import { wordIn } from '@/kit/journal';
import type { Translator } from '@/ui/table/message-parts';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import type zhHant from '../messages/zh-Hant.json';
import { cardTerm, TOP_SPACE, type Trait } from '../rules/components';
import { numberOf, ownerOf } from '../rules/figures';
import type { Monster } from '../rules/state';
import type { BetrayalView, Choice } from '../rules/view';
import { asDirection, standsAt } from './plan';

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
      const path = group === 'cards' ? cardTerm(id) : `${group}.${id}`;
      const keys = [`${path}.name`, `${path}.title`, path];
      const key = keys.find((one) => game.has(one));
      return key === undefined ? id.replaceAll('-', ' ') : game(key);
    },
    [game],
  );
}

/** Names of those who stand somewhere: seats, and monsters by their kind. `say` puts in a seat's name. */
export function useFigureName(say: (name: string) => string = String): (figure: string) => string {
  const { view, seats } = useTable<BetrayalView>();
  const monster = useMonsterName(say);
  return (figure) => {
    const one = view.monsters.find(({ id }) => id === figure);
    if (one !== undefined) return monster(one);
    const seat = seats.find(({ playerID }) => playerID === figure);
    return seat === undefined ? figure : say(seat.name);
  };
}

/** Monsters of a kind are told apart by whose they are where everybody has one, and else by a number. */
function useMonsterName(
  say: (name: string) => string = String,
): (monster: Pick<Monster, 'kind' | 'nth' | 'mover' | 'fightsFor'>) => string {
  const t = useWords();
  const { message, plain } = useWording();
  const { view, seats, playerID } = useTable<BetrayalView>();
  return (one) => {
    const { kind } = one;
    const owner = ownerOf(view, one);
    const label = message(`haunts.${view.haunt?.number ?? 0}.monsters.${kind}.label`);
    const monster = label === undefined ? kind.replaceAll('-', ' ') : plain(label);
    const nth = numberOf(view, one);
    if (owner !== null) {
      const name = seats[Number(owner)]?.name ?? owner;
      return owner === playerID
        ? t('board.own-monster', { monster })
        : t('owned', { owner: say(name), thing: monster });
    }
    return nth === undefined ? monster : t('numbered', { thing: monster, nth });
  };
}

const alikeIn = ({ monsters }: BetrayalView, kind: string) => monsters.filter((one) => one.kind === kind);

/** What a choice names, word by word: an answer is one word of several. */
const namedIn = ({ args }: Choice): string[] => args.flatMap((arg) => String(arg).split(' '));

/** What a choice is, in words: also on which side of a barrier it ends, and who is in a room that it takes away. */
export function useChoiceWords(): (choice: Choice) => string {
  const t = useWords();
  const list = useList();
  const names = useNames();
  const figure = useFigureName();
  const { message, plain } = useWording();
  const { view, playerID } = useTable<BetrayalView>();
  const nameOf = useMonsterName();

  /** The other side of a barrier is another place, and stands last; so does the side of a door, which has been said. */
  const sided = (deed: string, choice: Choice): string => {
    if (choice.move === 'discover' || choice.label.facts?.direction !== undefined) return deed;
    const [room, side] = namedIn(choice).slice(-2);
    const tile = view.tiles.find((one) => one.room === room);
    if (tile === undefined || side === undefined || !/^\d$/.test(side)) return deed;
    const at = standsAt(tile, asDirection(Number(side)));
    return at === undefined ? deed : t('board.on-side', { deed, side: t(`board.side-${at}`) });
  };

  return (choice) => {
    const { label, args, move } = choice;
    const falls = choice.falls ?? [];
    if (falls.length > 0)
      return falls
        .map(({ trait, by, from, to, after, isSpared }) =>
          t(isSpared ? 'board.falls-spared' : 'board.falls', {
            trait: names('traits', trait),
            by,
            from,
            to,
            left: after,
          }),
        )
        .join(t('board.comma'));
    const named = namedIn(choice);
    // Rules name its kind, and there may be several of it.
    const meant = view.monsters.find(({ id }) => named.includes(id));
    const isAmbiguous =
      meant !== undefined && (ownerOf(view, meant) !== null || alikeIn(view, meant.kind).length > 1);
    // Of a flock that acts as one nobody is named.
    const isFlock = Number(label.facts?.count ?? 1) > 1;
    const isIt = (fact: Json): boolean => isAmbiguous && !isFlock && wordIn(fact) === meant.kind;
    const facts = Object.entries(label.facts ?? {});
    const isTold = isFlock || facts.some(([, fact]) => isIt(fact));
    const told = facts.map(([key, fact]) => [key, isIt(fact) && meant !== undefined ? nameOf(meant) : fact]);
    const parts = message(`hints.actions.${label.kind}`, Object.fromEntries(told));
    const words = sided(parts === undefined ? `${move} ${args.join(' ')}` : plain(parts), choice);
    const deed = !isAmbiguous || isTold ? words : t('board.done-by', { deed: words, monster: nameOf(meant) });
    const [trait] = args;
    // With a card it may be somebody else's.
    const isOwn = playerID !== null && (view.ask?.kind !== 'pick' || view.ask.about === undefined);
    const own = isOwn ? view.explorers[Number(playerID)]?.traits : undefined;
    if (label.kind === 'raise' && own?.[trait as Trait] === TOP_SPACE) return t('board.at-top', { deed });
    if (label.kind !== 'lose-room') return deed;
    const inIt = view.explorers.flatMap(({ room, life }, seat) =>
      life === 'alive' && args.includes(room) ? [String(seat)] : [],
    );
    if (inIt.length === 0) return deed;
    const isMine = playerID !== null && inIt.includes(playerID);
    return t('board.in-it', { deed, me: isMine ? 'yes' : 'no', names: list(inIt.map(figure)) });
  };
}

export { useList };
