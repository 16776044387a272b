'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import { Button, buttonClasses } from '@/ui/Button';
import { LostPage } from '@/ui/site/LostPage';
import type { ErrorCode, WireError } from '@/wire/errors';
import { useErrorWords } from './error-words';

const PROBLEMS = {
  'room-missing': 'missing',
  // An address that no room can have.
  malformed: 'missing',
  protocol: 'old-page',
  'unknown-game': 'old-page',
  'other-rules': 'other-rules',
} as const satisfies Partial<Record<ErrorCode, string>>;

export interface RoomProblemProps {
  readonly error: WireError;
  /** Whether this browser has a seat in the room by a key that the server has known. */
  readonly hasSeat?: boolean;
  readonly actions?: ReactNode;
}

/** Why there is no table in this room, and the ways on from it. */
export function RoomProblem({ error, hasSeat = false, actions }: RoomProblemProps) {
  const t = useTranslations('online.problems');
  const say = useErrorWords();
  const { code } = error;
  const problem = code in PROBLEMS ? PROBLEMS[code as keyof typeof PROBLEMS] : 'closed';
  const isSeated = problem === 'old-page' && hasSeat;
  const told = isSeated ? t('old-page.seated') : t(`${problem}.text`);
  const text = code === 'origin' ? say(error) : told;
  return (
    <LostPage title={t(`${problem}.title`)} text={text}>
      {actions}
      {problem === 'old-page' && (
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      )}
      <Link href="/rooms" className={buttonClasses(problem === 'missing' ? 'primary' : 'quiet')}>
        {t('rooms')}
      </Link>
      <Link href="/" className={buttonClasses('quiet')}>
        {t('home')}
      </Link>
    </LostPage>
  );
}
