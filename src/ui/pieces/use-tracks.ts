'use client';

import { useState } from 'react';
import { useTable } from '../table/TableProvider';
import { beginTracks, followTracks, type TrackRules, type Tracks } from './tracks';

/** The names of a table's pieces as it goes from position to position. `rules` is a constant of the game. */
export function useTracks<View>(rules: TrackRules<View>): Tracks {
  const table = useTable<View>();
  const [tracks, setTracks] = useState(() => beginTracks(rules, table.view, table));
  if (tracks.view === table.view) return tracks;
  const next = followTracks(rules, tracks, table.view, table);
  setTracks(next);
  return next;
}
