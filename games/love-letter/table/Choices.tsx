'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { PlayingCard } from '@/ui/pieces/PlayingCard';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { COPIES, KINDS, type Kind } from '../rules/components';
import type { LoveLetterView } from '../rules/view';
import { CardZoom, useCardDescription } from './CardZoom';
import { CharacterCard } from './CharacterCard';
import { seenCopies } from './knowledge';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useSlipHangs } from './use-slip-hangs';
import { useWords } from './use-words';

const NAMEABLE = KINDS.filter((kind) => kind !== 'guard');

function Targets({ choice, card }: { readonly choice: Choice; readonly card: Kind }) {
  const t = useWords();
  const forecast = useForecast(choice);
  const { seatOf } = useTable();
  const slipHangs = useSlipHangs();
  return choice.targets.map((target) => {
    const { name } = seatOf(target);
    return (
      <Button
        key={target}
        look="primary"
        className="max-w-full px-4!"
        icon={<SeatMark playerID={target} />}
        aria-label={t('actions.play-at', { card: t(`cards.${card}`), name })}
        aria-description={forecast(target)}
        {...(slipHangs && {
          onPointerEnter: () => choice.pointAt(target),
          onPointerLeave: () => choice.pointAt(undefined),
        })}
        onFocus={() => choice.pointAt(target)}
        onBlur={() => choice.pointAt(undefined)}
        onClick={() => choice.aim(target)}
      >
        <bdi className="max-w-28 truncate sm:max-w-48">{name}</bdi>
      </Button>
    );
  });
}

/** The seven characters a Guard may name, each with the copies that have turned up. */
function Names({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  const { view } = useTable<LoveLetterView>();
  const description = useCardDescription();
  const { notes } = useAids();
  return (
    <div className="ll-naming">
      <ul className="ll-names" aria-label={t('board.names')}>
        {NAMEABLE.map((kind) => {
          const seen = seenCopies(view, kind);
          const total = COPIES[kind];
          const named = t('actions.guess', { card: t(`cards.${kind}`) });
          return (
            <li key={kind} className="ll-naming-card">
              <CardZoom kind={kind}>
                <PlayingCard
                  description={description(kind)}
                  label={notes ? `${named} · ${t('board.seen', { seen, total })}` : named}
                  face={<CharacterCard kind={kind} />}
                  width="100%"
                  isDim={notes && seen === total}
                  onPress={() => choice.name(kind)}
                />
              </CardZoom>
              <span aria-hidden className="ll-name">
                {t(`cards.${kind}`)}
              </span>
              <span aria-hidden className="ll-name-count">
                {notes ? `${seen}/${total}` : total}
              </span>
            </li>
          );
        })}
      </ul>
      <Button className="ll-naming-cancel" onClick={choice.cancel}>
        {t('actions.cancel')}
      </Button>
    </div>
  );
}

/** The buttons for what the picked card still needs. */
export function Choices({
  choice,
  isByKeyboard,
}: {
  readonly choice: Choice;
  readonly isByKeyboard: () => boolean;
}) {
  const t = useWords();
  const buttons = useRef<HTMLDivElement>(null);
  const { step, card, target } = choice;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step brings new buttons
  useEffect(() => {
    if (isByKeyboard()) buttons.current?.querySelector('button')?.focus();
  }, [step, card, target, isByKeyboard]);

  if (card === undefined) return null;
  const named = { card: t(`cards.${card}`) };
  return (
    // Each step's buttons are new ones: none slides to where another one was.
    <div key={`${card} ${step}`} ref={buttons} className="contents">
      {step === 'target' && <Targets choice={choice} card={card} />}
      {step === 'guess' && <Names choice={choice} />}
      {step === 'ready' && (
        <Button look="primary" onClick={choice.play}>
          {t(choice.isIdle ? 'actions.no-effect' : 'actions.play', named)}
        </Button>
      )}
      {step === 'confirm' && (
        <Button look="primary" onClick={choice.play}>
          {t('actions.confirm')}
        </Button>
      )}
      {step !== 'guess' && <Button onClick={choice.cancel}>{t('actions.cancel')}</Button>}
    </div>
  );
}
