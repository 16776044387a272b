'use client';

import { Suspense, useEffect } from 'react';
import { at } from '@/kit/seats';
import { classes } from '@/ui/classes';
import { fetchAhead, late } from '@/ui/late';
import type { Tracks } from '@/ui/pieces/tracks';
import { useTable } from '@/ui/table/TableProvider';
import type { BetrayalView } from '../rules/view';
import { Night } from './Night';
import type { ChoiceControl } from './use-choice';
import type { FloorControl } from './use-floor';
import { useRoomPapers } from './use-room-papers';

const fetchFloors = () => import('./AllFloors');
const AllFloors = late(async () => ({ default: (await fetchFloors()).AllFloors }));
const Deeds = late(async () => ({ default: (await fetchFloors()).Deeds }));

const DiceTray = late(async () => ({ default: (await import('./DiceTray')).DiceTray }));

/** Before the haunt there is none. */
const Goal = late(async () => ({ default: (await import('./Goal')).Goal }));

const Explorers = late(async () => ({ default: (await import('./Explorers')).Explorers }));

const ExplorerOut = late(async () => ({ default: (await import('./Out')).ExplorerOut }));

interface HouseProps {
  readonly choice: ChoiceControl;
  readonly tracks: Tracks;
  readonly floors: FloorControl;
  readonly openBook: () => void;
}

/** The house on its hill: one floor laid out large, the others as small plans, and what is to be done there. */
export function House({ choice, tracks, floors, openBook }: HouseProps) {
  const { view, journal } = useTable<BetrayalView>();
  const isBreaking = journal.at(-1)?.entries.some(({ kind }) => kind === 'haunt') === true;
  const isChoosing = view.stage === 'choosing';
  // Nobody looks at a room or rolls before the explorers are chosen; then both are here before they are asked for.
  const papers = useRoomPapers(!isChoosing);
  // Whoever has chosen still waits for the others: the plan is here when they have.
  const hasChosen = view.playerID === null || at(view.explorers, view.playerID).explorer !== null;
  useEffect(() => {
    if (isChoosing && hasChosen) fetchAhead(fetchFloors);
  }, [isChoosing, hasChosen]);
  useEffect(() => {
    if (isChoosing) return;
    fetchAhead(
      () => import('./DiceTray'),
      () => import('./Goal'),
    );
  }, [isChoosing]);
  return (
    <div
      className={classes('bt-house', isBreaking && 'is-breaking')}
      data-stage={view.stage}
      data-floor={floors.shown}
    >
      <Night />
      {isChoosing ? (
        <>
          <Suspense>
            <Explorers choice={choice} />
          </Suspense>
          {choice.deeds.some(({ move }) => move !== 'choose') && (
            <Suspense>
              <div className="bt-side captions-keep-off">
                <Deeds control={choice} />
              </div>
            </Suspense>
          )}
        </>
      ) : (
        // One comes with the other: how much room the plan has is known when it is first looked at.
        <Suspense>
          <div className="bt-map">
            <AllFloors tracks={tracks} choice={choice} floors={floors} />
            <Suspense>
              <DiceTray />
            </Suspense>
            {choice.selectedKey !== undefined && papers !== undefined && <papers.RoomSlip choice={choice} />}
          </div>
          <div className="bt-side captions-keep-off">
            {view.haunt !== null && <Goal openBook={openBook} toRoom={floors.toRoom} />}
            {choice.isOut ? (
              <Suspense>
                <ExplorerOut />
              </Suspense>
            ) : (
              <Deeds control={choice} />
            )}
          </div>
        </Suspense>
      )}
    </div>
  );
}
