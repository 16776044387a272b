'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import type { OptionField, OptionValues } from '@/kit/options';
import { late } from '@/ui/late';
import { Notice } from '@/ui/Notice';
import { readProposal } from '@/ui/setup/proposal';
import { SetupForm } from '@/ui/setup/SetupForm';
import type { TableSetup } from '@/ui/setup/setup';
import { useOpenRoom } from './online/use-open-room';
import { layTable } from './pending-match';

const PickBook = late(() => import('./PickBook'));

export interface NewTableProps {
  readonly slug: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly fields: readonly OptionField[];
  /** Each option as it suits people who have never played this game. */
  readonly firstGame: OptionValues;
}

/** The form that seats people, and the way from it to the table or to a room. */
export function NewTable({ slug, rulesVersion, seats, fields, firstGame }: NewTableProps) {
  const router = useRouter();
  const t = useTranslations('setup');
  const room = useOpenRoom(slug);
  const [isStarting, setIsStarting] = useState(false);
  const [asked, setAsked] = useState<ReturnType<typeof readProposal>>();

  // The page is the same for everybody; only the browser knows what the link asks for.
  useEffect(() => {
    const { search } = window.location;
    if (search !== '') setAsked(readProposal(new URLSearchParams(search), seats, fields));
  }, [seats, fields]);

  const start = (setup: TableSetup) => {
    setIsStarting(true);
    layTable({ slug, rulesVersion, ...setup });
    router.push(`/${slug}/table`);
  };
  return (
    <>
      {asked !== undefined && asked.faults.length > 0 && (
        <Notice tone="warn" title={t('link.title')} className="mb-5">
          {t('link.text', { asked: asked.faults.map(({ value }) => value).join(', '), ...seats })}
        </Notice>
      )}
      <SetupForm
        key={asked === undefined ? 'usual' : 'asked'}
        seats={seats}
        fields={fields}
        firstGame={firstGame}
        picking={(props) => <PickBook slug={slug} {...props} />}
        proposal={asked?.proposal}
        onStart={start}
        onOpenRoom={(asked) => void room.open(asked)}
        isStarting={isStarting || room.isBusy}
        problem={room.problem}
      />
    </>
  );
}
