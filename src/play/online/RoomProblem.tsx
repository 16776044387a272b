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
  readonly actions?: ReactNode;
}

/** Why there is no table in this room, and the ways on from it. */
export function RoomProblem({ error, actions }: RoomProblemProps) {
  const t = useTranslations('online.problems');
  const say = useErrorWords();
  const { code } = error;
  const problem = code in PROBLEMS ? PROBLEMS[code as keyof typeof PROBLEMS] : 'closed';
  const text = code === 'origin' ? say(error) : t(`${problem}.text`);
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
