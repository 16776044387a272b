'use client';

import { gameOf } from '@games/index';
import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useRouter } from '@/i18n/navigation';
import { type CoachScript, coachSteps } from '@/kit/coach';
import { botNames } from '@/kit/names';
import { optionFields } from '@/kit/options';
import type { Rulebook } from '@/kit/rulebook';
import type { Sights } from '@/kit/sights';
import { CoachSlip } from '@/ui/coach/CoachSlip';
import { fetchLate } from '@/ui/late';
import { rememberedNames } from '@/ui/setup/remembered-names';
import { initialOptions } from '@/ui/setup/setup';
import type { LateWords } from '@/ui/table/late-words';
import type { Telling } from '@/ui/table/telling';
import { Laying } from '../Laying';
import { LocalTable } from '../local/LocalTable';
import { OpeningProblem } from '../OpeningProblem';
import { layTable } from '../pending-match';
import { Coach } from './coach';
import { rememberLesson } from './lessons';

export interface CoachPageProps {
  readonly slug: string;
  readonly title: string;
  /** The rulebook, made on the server. */
  readonly rules: ReactNode;
}

/** Milliseconds before each action of the others: time to look at what happens. */
const PAUSE = { natural: 1100, brisk: 80 } as const;

const pause = (): Promise<void> => {
  const isBrisk = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((resolve) => setTimeout(resolve, isBrisk ? PAUSE.brisk : PAUSE.natural));
};

interface Lesson {
  readonly rulebook: Rulebook;
  readonly Board: ComponentType;
  readonly telling: Telling;
  readonly lateWords: LateWords | undefined;
  readonly script: CoachScript;
  readonly sights: Sights | undefined;
}

async function loadLesson(slug: string): Promise<Lesson | undefined> {
  const entry = gameOf(slug);
  if (entry?.coach === undefined) return undefined;
  const [rulebook, { default: Board, telling, lateWords }, { default: script }, sights] = await Promise.all([
    entry.rulebook(),
    entry.table(),
    entry.coach(),
    entry.sights?.(),
  ]);
  // The entry pairs a game's rules with its board and its coach.
  return {
    rulebook,
    Board: Board as ComponentType,
    telling: telling as Telling,
    lateWords: lateWords as LateWords | undefined,
    script,
    sights: sights?.default,
  };
}

/** The page of a lesson: loads the game and its script, and begins. */
export function CoachPage(props: CoachPageProps) {
  const { slug } = props;
  const router = useRouter();
  const [lesson, setLesson] = useState<Lesson | 'none'>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    fetchLate(() => loadLesson(slug)).then(
      (loaded) => {
        if (!isGone) setLesson(loaded ?? 'none');
      },
      (error: unknown) => {
        // Thrown again while rendering, so that the page's error boundary shows what to do.
        if (!isGone)
          setLesson(() => {
            throw error;
          });
      },
    );
    return () => {
      isGone = true;
    };
  }, [slug]);

  if (lesson === undefined) return <Laying {...props} />;
  if (lesson === 'none') return <OpeningProblem fault="nothing" leave={() => router.push(`/${slug}`)} />;
  return <Led key={attempt} {...props} lesson={lesson} again={() => setAttempt((count) => count + 1)} />;
}

type LedProps = CoachPageProps & { readonly lesson: Lesson; readonly again: () => void };

/** Names for a lesson's table, of any size: the person's own, if this browser knows it, comes first. */
function useNames(): readonly string[] {
  const t = useTranslations('coach');
  const setup = useTranslations('setup');
  const [names] = useState(() => {
    const own = rememberedNames()[0] || t('newcomer');
    return [own, ...botNames(setup('botNames'), [own])];
  });
  return names;
}

function Led(props: LedProps) {
  const { rulebook, script, sights } = props.lesson;
  const names = useNames();
  const [coach, setCoach] = useState<Coach>();

  useEffect(() => {
    const led = new Coach({ rulebook, script, sights, names, pause });
    setCoach(led);
    return () => led.close();
  }, [rulebook, script, sights, names]);

  if (coach === undefined) return <Laying {...props} />;
  return <LedTable {...props} coach={coach} names={names} />;
}

interface LedTableProps extends LedProps {
  readonly coach: Coach;
  readonly names: readonly string[];
}

function LedTable({ slug, title, rules, lesson, coach, names, again }: LedTableProps) {
  const router = useRouter();
  const { session, chapter, step, done, count, isWaiting } = useSyncExternalStore(
    coach.subscribe,
    coach.getSnapshot,
    coach.getSnapshot,
  );
  const isOver = step === undefined;
  const [veto] = useState(() => coach.veto.bind(coach));
  const [steps] = useState(() => coachSteps(lesson.script).map(({ id }) => id));
  useEffect(() => {
    if (isOver) rememberLesson(slug);
  }, [isOver, slug]);

  const leave = () => {
    rememberLesson(slug);
    router.push(`/${slug}`);
  };
  const playForReal = () => {
    const { rulebook, script } = lesson;
    layTable({
      slug,
      rulesVersion: rulebook.rulesVersion,
      seats: names.slice(0, script.numPlayers).map((name, seat) => ({
        name,
        occupant: seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'easy' },
      })),
      options: initialOptions(optionFields(rulebook.options)),
    });
    router.push(`/${slug}/table`);
  };

  return (
    <LocalTable
      key={chapter.id}
      slug={slug}
      title={title}
      rules={rules}
      table={{ ...lesson, seatRules: lesson.rulebook, session }}
      leave={leave}
      rematch={again}
      coach={{
        veto,
        slip: (
          <CoachSlip
            step={step === undefined ? undefined : { ...step, isRead: step.allow === undefined }}
            steps={steps}
            chapter={chapter.id}
            done={done}
            count={count}
            isWaiting={isWaiting}
            names={names}
            next={() => coach.next()}
            leave={leave}
            again={again}
            playForReal={playForReal}
          />
        ),
      }}
    />
  );
}
