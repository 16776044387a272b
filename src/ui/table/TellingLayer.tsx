'use client';

import { Suspense } from 'react';
import { late } from '../late';
import { useTable } from './TableProvider';
import type { PiecesTold } from './told-pieces';
import type { TellingNow } from './use-telling';

const Caption = late(async () => ({ default: (await import('./Caption')).Caption }));
const Moment = late(async () => ({ default: (await import('./Moment')).Moment }));

export interface TellingLayerProps {
  readonly telling: TellingNow;
  readonly pieces: PiecesTold | undefined;
}

/** What has just happened, over the board. It is said aloud by the announcer, so it is silent itself. */
export function TellingLayer({ telling, pieces }: TellingLayerProps) {
  const { caption, moment, isKept, putAway } = telling;
  const { playerID } = useTable();
  return (
    <>
      {caption !== undefined && (
        <Suspense>
          <Caption key={`${playerID} ${caption.stateID}`} happening={caption} />
        </Suspense>
      )}
      <div className="telling-room">
        {moment !== undefined && (
          <Suspense>
            <Moment
              key={moment.stateID}
              happening={moment}
              pieces={pieces}
              isKept={isKept}
              putAway={putAway}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
