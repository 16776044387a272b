'use client';

import type { Tracks } from '@/ui/pieces/tracks';
import { FloorPlan } from './FloorPlan';
import { Floors } from './Floors';
import type { ChoiceControl } from './use-choice';
import type { FloorControl } from './use-floor';

/** What is to be done lies beside the plan, and comes with it. */
export { Deeds } from './Deeds';

interface AllFloorsProps {
  readonly tracks: Tracks;
  readonly choice: ChoiceControl;
  readonly floors: FloorControl;
}

/** One floor laid out large, the three as small plans. */
export const AllFloors = ({ tracks, choice, floors }: AllFloorsProps) => (
  <>
    <FloorPlan tracks={tracks} choice={choice} floors={floors} />
    <Floors shown={floors.shown} show={floors.show} choice={choice} />
  </>
);
