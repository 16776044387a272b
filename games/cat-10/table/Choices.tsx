'use client';

import { CookingPot, Dices, Hand as Paws } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Action } from '@/kit/action';
import { at } from '@/kit/seats';
import { Button } from '@/ui/Button';
import { DockTray, SeatChoices } from '@/ui/table/Dock';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { type Card, sumOf } from '../rules/components';
import type { Cat10View } from '../rules/view';
import { CatPot } from './pictures/CatPot';
import type { Aim } from './use-aim';
import { useWords } from './use-words';

const ICONS = { flip: CookingPot, take: Paws, duel: Dices } as const;
type Turn = keyof typeof ICONS;
const isTurn = (move: string): move is Turn => move in ICONS;

/** Turn over, take or duel. */
function TurnChoices({ actions }: { readonly actions: readonly Action[] }) {
  const t = useWords();
  const { view, attempt } = useTable<Cat10View>();
  const sum = sumOf(view.row);
  const label = (move: Turn): string => {
    if (move === 'take') return t('actions.take', { sum });
    return t(move === 'flip' && sum === 0 ? 'actions.flip-first' : `actions.${move}`);
  };
  return (
    <div className="dock-line c10-turn">
      {actions.flatMap((action) => {
        const { move } = action;
        if (!isTurn(move)) return [];
        const Icon = ICONS[move];
        return (
          <Button
            key={move}
            look={move === 'flip' ? 'primary' : 'quiet'}
            icon={<Icon aria-hidden size={18} />}
            data-move={move}
            onClick={() => attempt(action)}
          >
            {label(move)}
          </Button>
        );
      })}
    </div>
  );
}

/** A card of the own pile to be given up, and what it costs. */
function Discards({ actions }: { readonly actions: readonly Action[] }) {
  const t = useWords();
  const { attempt } = useTable<Cat10View>();
  return (
    <DockTray cells={actions.length}>
      {actions.map((action) => {
        const card = action.args[0] as Card;
        const label = t('actions.discard', { card: t(`cards.${card}`) });
        return (
          <Button
            key={card}
            data-move="discard"
            aria-label={label}
            title={label}
            className="c10-give"
            icon={<CatPot card={card} className="c10-give-picture" />}
            onClick={() => attempt(action)}
          >
            −{card}
          </Button>
        );
      })}
    </DockTray>
  );
}

/** Whose card to draw, or whose jumbo pot to take, and what that brings. */
function Seats({ aim }: { readonly aim: Aim }) {
  const t = useWords();
  const { view } = useTable<Cat10View>();
  const { previews } = useAids();
  const brings = (seat: string): string | undefined => {
    if (!previews) return undefined;
    if (aim.move === 'seize') return t('board.seize-brings');
    const pile = at(view.piles, seat);
    return t('board.steal-brings', { average: Math.round((10 * sumOf(pile)) / pile.length) / 10 });
  };
  return (
    <SeatChoices
      seats={aim.targets}
      label={(name) => t(`actions.${aim.move}`, { name })}
      description={brings}
      onPoint={aim.pointAt}
      onChoose={aim.choose}
    />
  );
}

export interface ChoicesProps {
  readonly aim: Aim | undefined;
  readonly isByKeyboard: () => boolean;
}

/** Everything the seat may do now, as buttons. */
export function Choices({ aim, isByKeyboard }: ChoicesProps) {
  const { legal, view } = useTable<Cat10View>();
  const buttons = useRef<HTMLDivElement>(null);
  const isGiving = legal.some(({ move }) => move === 'discard');
  const asked = aim !== undefined || isGiving ? `${aim?.move ?? 'discard'} ${view.left}` : undefined;

  useEffect(() => {
    if (asked !== undefined && isByKeyboard()) buttons.current?.querySelector('button')?.focus();
  }, [asked, isByKeyboard]);

  return (
    <div key={asked} ref={buttons} className="contents">
      {aim !== undefined ? (
        <Seats aim={aim} />
      ) : isGiving ? (
        <Discards actions={legal} />
      ) : (
        <TurnChoices actions={legal} />
      )}
    </div>
  );
}
