'use client';

import { ArrowRight, BookOpen, DoorOpen, GraduationCap, Play, RotateCcw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button';
import { classes } from '../classes';
import { IconButton } from '../IconButton';
import type { Translator } from '../table/message-parts';
import { useTable, useTableScreen } from '../table/TableProvider';
import { isOfCoach } from './coach-refusal';
import { useLight } from './use-light';
import { useUntil } from './use-until';
import './coach.css';

/** What the slip shows of a step. */
interface CoachSlipStep {
  readonly id: string;
  readonly target: readonly string[];
  readonly clause: string;
  /** Nothing is to be done but to read it. */
  readonly isRead: boolean;
  /** What it is read until: `CoachStep.until`. */
  readonly until?: string | undefined;
}

export interface CoachSlipProps {
  /** Undefined once the last step is done. */
  readonly step: CoachSlipStep | undefined;
  /** The ids of all steps: the slip is as high as the longest of them from the beginning. */
  readonly steps: readonly string[];
  /** Names the words of the chapter: `coach.chapters.<chapter>`. */
  readonly chapter: string;
  readonly done: number;
  readonly count: number;
  /** The others are playing. */
  readonly isWaiting: boolean;
  /** By seat, the learner's first: the words of a step may name the others. */
  readonly names: readonly string[];
  readonly next: () => void;
  readonly leave: () => void;
  readonly again: () => void;
  readonly playForReal: () => void;
}

/** A step in words: what to do in one line, and what for. Said aloud as it comes. */
export function CoachSlip(props: CoachSlipProps) {
  const { step, steps, chapter, done, count, isWaiting, names } = props;
  const t = useTranslations('coach');
  const game = useTranslations('game') as Translator;
  const { lookUp } = useTable();
  const refused = useCoachRefusal();
  const slip = useRef<HTMLElement>(null);
  const place = Math.min(done + 1, count);
  useLight(slip, isWaiting ? undefined : step?.target, step?.id);
  useUntil(step?.until, step?.id, props.next);

  // Whoever pressed a button that goes away with its step stays with the lesson.
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a step comes
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) slip.current?.focus();
  }, [step?.id, isWaiting]);

  const [, first = '', second = '', third = '', fourth = ''] = names;
  const others = { first, second, third, fourth };
  const words = (id: string) => (
    <Words task={game(`coach.steps.${id}.task`, others)} why={game(`coach.steps.${id}.why`, others)} />
  );
  return (
    <section
      ref={slip}
      tabIndex={-1}
      aria-label={t('label')}
      className={classes('coach paper', step === undefined && 'is-over')}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        hadFocus.current = relatedTarget === null;
      }}
    >
      <div className="coach-way">
        <GraduationCap aria-hidden size={18} className="shrink-0 text-accent-ink" />
        {refused !== undefined ? (
          // It answers where the task is written; a slip of its own would lie over what is to be pressed.
          <p key={refused.count} role="alert" className="coach-refusal">
            {t(`refused.${step === undefined ? 'over' : step.isRead ? 'read' : 'task'}`)}
          </p>
        ) : (
          <>
            <progress className="coach-progress" max={count} value={done} aria-hidden />
            <span className="coach-place">
              <span className="coach-chapter">{game(`coach.chapters.${chapter}`)} </span>
              {t('step', { place, count })}
            </span>
          </>
        )}
        {step !== undefined && (
          <>
            <Button
              look="plain"
              icon={<BookOpen aria-hidden size={17} />}
              aria-label={t('clause', { clause: step.clause })}
              onClick={() => lookUp(step.clause)}
            >
              {t('rule')}
            </Button>
            {step.isRead && !isWaiting && (
              <Button look="primary" className="px-4!" onClick={props.next}>
                {t('next')}
                <ArrowRight aria-hidden size={18} />
              </Button>
            )}
            <IconButton label={t('leave')} icon={<X aria-hidden size={19} />} onClick={props.leave} />
          </>
        )}
      </div>
      <div className="coach-words">
        {/* Unseen under what is said: whatever the step, the table below keeps its place. */}
        {steps.map((id) => (
          <div key={id} aria-hidden className="invisible">
            {words(id)}
          </div>
        ))}
        <div>
          <div role="status" aria-live="polite" aria-atomic="true">
            {step === undefined ? (
              <Words task={t('done.title')} why={t('done.text')} />
            ) : isWaiting ? (
              <p className="coach-task">{t('waiting')}</p>
            ) : (
              words(step.id)
            )}
          </div>
          {step === undefined && (
            <div className="coach-buttons">
              <Button look="primary" icon={<Play aria-hidden size={18} />} onClick={props.playForReal}>
                {t('done.play')}
              </Button>
              <Button icon={<RotateCcw aria-hidden size={18} />} onClick={props.again}>
                {t('done.again')}
              </Button>
              <Button icon={<DoorOpen aria-hidden size={18} />} onClick={props.leave}>
                {t('done.leave')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Words({ task, why }: { readonly task: ReactNode; readonly why: ReactNode }) {
  return (
    <>
      <p className="coach-task">{task}</p>
      <p className="coach-why">{why}</p>
    </>
  );
}

const REFUSAL_STAYS_MS = 4000;

/** What the lesson itself has just refused, for as long as that is worth saying. */
function useCoachRefusal() {
  const { refusal: refused, dismissRefusal } = useTableScreen();
  const isOurs = isOfCoach(refused?.refusal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal starts the clock anew
  useEffect(() => {
    if (!isOurs) return;
    const timer = setTimeout(dismissRefusal, REFUSAL_STAYS_MS);
    return () => clearTimeout(timer);
  }, [refused?.count, isOurs]);
  return isOurs ? refused : undefined;
}
