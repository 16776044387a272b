'use client';

import { ArrowRight, BookOpen, DoorOpen, GraduationCap, Play, RotateCcw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import type { Translator } from '../table/message-parts';
import { useTable } from '../table/TableProvider';
import { useLight } from './use-light';
import './coach.css';

/** What the slip shows of a step. */
interface CoachSlipStep {
  readonly id: string;
  readonly target: readonly string[];
  readonly clause: string;
  /** Nothing is to be done but to read it. */
  readonly isRead: boolean;
}

export interface CoachSlipProps {
  /** Undefined once the last step is done. */
  readonly step: CoachSlipStep | undefined;
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
  const { step, chapter, done, count, isWaiting, names } = props;
  const t = useTranslations('coach');
  const game = useTranslations('game') as Translator;
  const { lookUp } = useTable();
  const slip = useRef<HTMLElement>(null);
  const place = Math.min(done + 1, count);
  useLight(slip, isWaiting ? undefined : step?.target, step?.id);

  // Whoever pressed a button that goes away with its step stays with the lesson.
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a step comes
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) slip.current?.focus();
  }, [step?.id, isWaiting]);

  const others = { first: names[1] ?? '', second: names[2] ?? '' };
  return (
    <section
      ref={slip}
      tabIndex={-1}
      aria-label={t('label')}
      className="coach paper"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        hadFocus.current = relatedTarget === null;
      }}
    >
      <div className="coach-way">
        <GraduationCap aria-hidden size={18} className="shrink-0 text-accent-ink" />
        <progress className="coach-progress" max={count} value={done} aria-hidden />
        <span className="coach-place">
          <span className="coach-chapter">{game(`coach.chapters.${chapter}`)} </span>
          {t('step', { place, count })}
        </span>
        {step !== undefined && (
          <>
            <Button
              look="plain"
              icon={<BookOpen aria-hidden size={17} />}
              aria-label={t('clause', { clause: step.clause })}
              onClick={() => lookUp(step.clause)}
            >
              {step.clause}
            </Button>
            <IconButton label={t('leave')} icon={<X aria-hidden size={19} />} onClick={props.leave} />
          </>
        )}
      </div>
      <div role="status" aria-live="polite" aria-atomic="true" className="coach-words">
        {step === undefined ? (
          <Words task={t('done.title')} why={t('done.text')} />
        ) : isWaiting ? (
          <p className="coach-task">{t('waiting')}</p>
        ) : (
          <Words
            task={game(`coach.steps.${step.id}.task`, others)}
            why={game(`coach.steps.${step.id}.why`, others)}
          />
        )}
      </div>
      <div className="coach-buttons">
        {step === undefined && (
          <>
            <Button look="primary" icon={<Play aria-hidden size={18} />} onClick={props.playForReal}>
              {t('done.play')}
            </Button>
            <Button icon={<RotateCcw aria-hidden size={18} />} onClick={props.again}>
              {t('done.again')}
            </Button>
            <Button icon={<DoorOpen aria-hidden size={18} />} onClick={props.leave}>
              {t('done.leave')}
            </Button>
          </>
        )}
        {step?.isRead === true && !isWaiting && (
          <Button look="primary" icon={<ArrowRight aria-hidden size={18} />} onClick={props.next}>
            {t('next')}
          </Button>
        )}
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
