'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/kit/entry';
import { lastWhere } from '@/kit/last';
import { classes } from '@/ui/classes';
import { travels } from '@/ui/motion/travel';
import { PlayerName } from '@/ui/PlayerName';
import { Dice } from '@/ui/pieces/Dice';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import { useAids } from '@/ui/table/use-aids';
import { STAKE, WINDOWS } from '../rules/sizes';
import type { Answer } from '../rules/state';
import type { MacroscopeView } from '../rules/view';
import { costOf } from '../seat/cost';
import { SUPPLY } from './Crystals';
import type { Lid } from './use-lid';
import { useWords } from './use-words';

/** An answer as it is shown: what is a name of the box in everybody's own language, else as it was written. */
export const answerText = ({ text, called }: Readonly<Answer>, locale: Locale): string =>
  called === null ? text : called[locale];

/** The dice, thrown by a tap; where they show different numbers either can be pointed out. */
function ScopeDice({ lid }: { readonly lid: Lid }) {
  const t = useWords();
  const { view, legal, attempt, isPending, journal } = useTable<MacroscopeView>();
  const mayThrow = legal.some(({ move }) => move === 'roll');
  const thrown =
    lastWhere(journal, ({ entries }) => entries.some(({ kind }) => kind === 'roll'))?.stateID ?? 0;
  const { dice, left, step } = view;
  if (lid.dice.length > 0)
    return (
      <span className="mc-dice-choice">
        {dice.map((number) => (
          <button
            key={number}
            type="button"
            aria-label={t('board.die', { number })}
            aria-pressed={lid.die === number}
            className="mc-die-button"
            onClick={() => lid.point(number)}
          >
            <span aria-hidden className="die">
              <span className="die-print">{number}</span>
            </span>
          </button>
        ))}
      </span>
    );
  const isUsed = (place: number) => step !== 'thrown' && left !== dice[place];
  return (
    <Dice
      label={t('board.dice')}
      faces={[0, 1].map((place) => {
        const number = dice[place];
        if (number === undefined) return null;
        return {
          print: <span className={classes(isUsed(place) && 'mc-die-used')}>{number}</span>,
          label: t('board.die', { number }),
        };
      })}
      thrown={thrown}
      isPending={isPending && step === 'begin'}
      throwing={
        mayThrow
          ? { label: t('actions.roll'), onThrow: () => attempt({ move: 'roll', args: [] }) }
          : undefined
      }
    />
  );
}

/** What this picture is worth now. */
function Worth() {
  const t = useWords();
  const { view } = useTable<MacroscopeView>();
  const worth = WINDOWS - view.open.length;
  return (
    <p className="mc-worth-plate" {...travels({ name: SUPPLY })}>
      <span className="mc-worth-word">{t('board.worth')}</span>
      <strong key={worth} className="mc-worth-number">
        {worth}
      </strong>
    </p>
  );
}

/** What that means for whoever is to decide: who would pay whom, and win or lose how much. */
function Previews() {
  const t = useWords();
  const { view, legal, seatOf } = useTable<MacroscopeView>();
  const { previews } = useAids();
  const worth = WINDOWS - view.open.length;
  const cost = costOf(view, 0);
  const may = (move: string) => legal.some((action) => action.move === move);
  const isAsked = may('join');
  const lines =
    isAsked && view.options.rules === 'full'
      ? [
          t('preview.join', {
            name: seatOf(view.active).name,
            count: STAKE,
            worth,
            cost: costOf(view, STAKE),
          }),
          t('preview.stay', { cost }),
        ]
      : isAsked || may('guess') || may('name')
        ? [t('preview.right', { worth }), t('preview.wrong', { cost })]
        : [];
  if (!previews || lines.length === 0) return null;
  return (
    <ul className="mc-previews">
      {lines.map((line) => (
        <li key={line} title={line}>
          {line}
        </li>
      ))}
    </ul>
  );
}

/** What has been said, and who is still to speak. */
function Answers() {
  const t = useWords();
  const locale = useLocale();
  const { view, seatOf } = useTable<MacroscopeView>();
  const waiting = view.queue.flat();
  return (
    <section aria-label={t('board.answers')} className="mc-answers">
      <h2 className="mc-answers-title">{t('board.answers')}</h2>
      {view.answers.length + waiting.length === 0 ? (
        <p className="mc-answers-none">{t('board.no-answers')}</p>
      ) : (
        <ol className="mc-answers-list">
          {view.answers.map((answer, place) => (
            <li key={answer.playerID} className={classes('mc-answer', view.appeal === place && 'is-judged')}>
              <SeatMark playerID={answer.playerID} size="1rem" />
              <span className="mc-answer-text" title={`${seatOf(answer.playerID).name} · ${answer.text}`}>
                <bdi>{answerText(answer, locale)}</bdi>
              </span>
            </li>
          ))}
          {waiting.map((seat, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: whoever waits in it, a row stays where it is
            <li key={view.answers.length + place} className="mc-answer is-waiting">
              <SeatMark playerID={seat} size="1rem" />
              <span className="mc-answer-text">
                <PlayerName name={seatOf(seat).name} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface SideProps {
  readonly lid: Lid;
  readonly children: ReactNode;
}

/** Beside the microscope: what the picture is worth, the dice, the answers, the box of pictures taken out. */
export function Side({ lid, children }: SideProps) {
  return (
    <div className="mc-side">
      <Worth />
      <div className="mc-tray">
        <ScopeDice lid={lid} />
        {children}
      </div>
      <Answers />
      <Previews />
    </div>
  );
}
