'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { DockTray, SeatChoices } from '@/ui/table/Dock';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { COPIES, KINDS, type Kind, VALUE } from '../rules/components';
import type { LoveLetterView } from '../rules/view';
import { CardZoom, useCardDescription } from './CardZoom';
import { seenCopies } from './knowledge';
import type { Choice } from './use-choice';
import { useForecast } from './use-forecast';
import { useWords } from './use-words';

const NAMEABLE = KINDS.filter((kind) => kind !== 'guard');

function Targets({ choice, card }: { readonly choice: Choice; readonly card: Kind }) {
  const t = useWords();
  const forecast = useForecast(choice);
  return (
    <SeatChoices
      seats={choice.targets}
      label={(name) => t('actions.play-at', { card: t(`cards.${card}`), name })}
      description={forecast}
      onPoint={choice.pointAt}
      onChoose={choice.aim}
      back={{ label: t('actions.cancel'), onBack: choice.cancel }}
    />
  );
}

/** The seven characters a Guard may name, each with the copies that have turned up. */
function Names({ choice }: { readonly choice: Choice }) {
  const t = useWords();
  const { view } = useTable<LoveLetterView>();
  const description = useCardDescription();
  const { notes } = useAids();
  return (
    <DockTray cells={NAMEABLE.length + 1}>
      <ul className="ll-names" aria-label={t('board.names')}>
        {NAMEABLE.map((kind) => {
          const seen = seenCopies(view, kind);
          const total = COPIES[kind];
          const named = t('actions.guess', { card: t(`cards.${kind}`) });
          return (
            <li key={kind}>
              <CardZoom kind={kind}>
                <button
                  type="button"
                  className={classes('ll-naming ll-kind slip', notes && seen === total && 'is-gone')}
                  data-kind={kind}
                  aria-label={notes ? `${named} · ${t('board.seen', { seen, total })}` : named}
                  aria-description={description(kind)}
                  onClick={() => choice.name(kind)}
                >
                  <span aria-hidden className="ll-naming-value">
                    {VALUE[kind]}
                  </span>
                  <span aria-hidden className="ll-name-count">
                    {notes ? `${seen}/${total}` : `×${total}`}
                  </span>
                  <span aria-hidden className="ll-name">
                    {t(`cards.${kind}`)}
                  </span>
                </button>
              </CardZoom>
            </li>
          );
        })}
      </ul>
      <Button className="ll-naming-cancel" onClick={choice.cancel}>
        {t('actions.cancel')}
      </Button>
    </DockTray>
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
      {(step === 'ready' || step === 'confirm') && (
        <Button onClick={choice.cancel}>{t('actions.cancel')}</Button>
      )}
    </div>
  );
}
