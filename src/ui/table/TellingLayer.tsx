'use client';

import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '../use-media';
import { placeCaption } from './caption-place';
import { useTable } from './TableProvider';
import { ToldLines } from './ToldLines';
import type { Happening } from './telling';
import type { PiecesTold } from './told-pieces';
import type { TellingNow } from './use-telling';

const Moment = lazy(async () => ({ default: (await import('./Moment')).Moment }));

/** Lies beside the pieces that move and comes along with them; nobody has to press it away. */
function Caption({ happening }: { readonly happening: Happening }) {
  const caption = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const doer = happening.entries[0]?.playerID ?? null;

  useLayoutEffect(() => {
    // In the frame after: then the pieces are on their way.
    const frame = requestAnimationFrame(() => {
      if (caption.current !== null) placeCaption(caption.current, doer, isStill);
    });
    return () => cancelAnimationFrame(frame);
  }, [doer, isStill]);

  return (
    <div ref={caption} className="telling-caption paper" aria-hidden>
      <ToldLines happening={happening} />
    </div>
  );
}

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
      {caption !== undefined && <Caption key={`${playerID} ${caption.stateID}`} happening={caption} />}
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
