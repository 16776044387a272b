'use client';

import { Eye, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '../Button';
import { classes } from '../classes';
import { IconButton } from '../IconButton';
import { PlayingCard } from '../pieces/PlayingCard';
import { ToldLines } from './ToldLines';
import type { Happening } from './telling';
import { type PiecesTold, piecesOf } from './told-pieces';
import { useTapAnywhere } from './use-tap-anywhere';
import { SeatName } from './Wording';

interface MomentProps {
  readonly happening: Happening;
  readonly pieces: PiecesTold | undefined;
  /** It does not go by itself. */
  readonly isKept: boolean;
  readonly putAway: () => void;
}

/** What the seat in front must not miss: the sentences, and the pieces they are about. */
export function Moment({ happening, pieces, isKept, putAway }: MomentProps) {
  const t = useTranslations('table.telling');
  useTapAnywhere(putAway);
  const told = piecesOf(happening, pieces);
  return (
    <section
      aria-label={t('moment')}
      className={classes('telling-moment paper', happening.isSecret && 'is-secret', isKept && 'is-kept')}
    >
      <div className="telling-moment-body">
        {happening.isSecret && (
          <p className="telling-secret">
            <Eye aria-hidden size={16} />
            {t('secret')}
          </p>
        )}
        {told.length > 0 && (
          <ul className="telling-pieces">
            {told.map(({ key, label, face, owner }) => (
              <li key={key}>
                <PlayingCard label={label} face={face} width="100%" />
                {owner !== undefined && (
                  <span className="telling-owner">
                    <SeatName playerID={owner} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="telling-lines">
          <ToldLines happening={happening} />
        </div>
      </div>
      {isKept ? (
        <Button look="primary" className="telling-put-away" onClick={putAway}>
          {t('close')}
        </Button>
      ) : (
        <IconButton
          label={t('close')}
          icon={<X aria-hidden size={20} />}
          onClick={putAway}
          hasTooltip={false}
          className="telling-close"
        />
      )}
    </section>
  );
}
