'use client';

import { BookOpenCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/IconButton';
import { late } from '@/ui/late';
import { Dice, type DieFace } from '@/ui/pieces/Dice';
import type { Tracks } from '@/ui/pieces/tracks';
import { Notebook } from '@/ui/table/Notebook';
import { useTable } from '@/ui/table/TableProvider';
import type { Face } from '../rules/components';
import type { Cat10View } from '../rules/view';
import { Jumbos } from './Jumbos';
import { lastThrow } from './last-row';
import { JumboPot } from './pictures/CatPot';
import { useWords, type Words } from './use-words';

const Notes = late(async () => ({ default: (await import('./Notes')).Notes }));

const PRINTS: Readonly<Record<Face, ReactNode>> = {
  2: '2',
  3: '3',
  '-2': <span className="c10-minus">−2</span>,
  jumbo: <JumboPot />,
};

const faceOf = (die: Face, t: Words): DieFace => ({ print: PRINTS[die], label: t(`faces.${die}`) });

/** The cat die: a tap on it is the duel, where one may be had. */
function CatDie() {
  const t = useWords();
  const { view, legal, attempt, isPending, journal, moment } = useTable<Cat10View>();
  const mayDuel = legal.some(({ move }) => move === 'duel');
  return (
    <span className="c10-die" data-face={view.die}>
      <Dice
        label={t('board.die')}
        faces={[view.die === null ? null : faceOf(view.die, t)]}
        thrown={lastThrow(journal, moment)}
        isPending={isPending && mayDuel}
        {...(mayDuel && {
          throwing: { label: t('board.throw'), onThrow: () => attempt({ move: 'duel', args: [] }) },
        })}
      />
    </span>
  );
}

/** The shelf beside the stove: the jumbo pots nobody has yet, the cat die, the notebook. */
export function Shelf({ tracks }: { readonly tracks: Tracks }) {
  const t = useWords();
  const { view } = useTable<Cat10View>();
  return (
    <div className="c10-shelf">
      <Jumbos
        tracks={tracks}
        zone="supply"
        label={t('board.supply', { count: view.supply })}
        className="c10-supply"
      />
      <CatDie />
      <Notebook
        title={t('board.notebook')}
        button={(opens) => (
          <IconButton
            {...opens}
            label={t('board.notebook')}
            icon={<BookOpenCheck aria-hidden size={20} />}
            className="c10-notebook-button"
          />
        )}
      >
        <Notes />
      </Notebook>
    </div>
  );
}
