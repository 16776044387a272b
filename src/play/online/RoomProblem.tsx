'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import { Button, buttonClasses } from '@/ui/Button';
import { LostPage } from '@/ui/site/LostPage';
import type { ErrorCode } from '@/wire/errors';

const PROBLEMS = {
  'room-missing': 'missing',
  // An address that no room can have.
  malformed: 'missing',
  protocol: 'old-page',
  'unknown-game': 'old-page',
  'other-rules': 'other-rules',
} as const satisfies Partial<Record<ErrorCode, string>>;

export interface RoomProblemProps {
  readonly code: ErrorCode;
  readonly actions?: ReactNode;
}

/** Why there is no table in this room, and the ways on from it. */
export function RoomProblem({ code, actions }: RoomProblemProps) {
  const t = useTranslations('online.problems');
  const problem = code in PROBLEMS ? PROBLEMS[code as keyof typeof PROBLEMS] : 'closed';
  return (
    <LostPage title={t(`${problem}.title`)} text={t(`${problem}.text`)}>
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
