'use client';

import { useState } from 'react';
import type { LoveLetterView } from '../rules/view';
import { beginTracks, type CardTracks, dealTracks, followTracks } from './card-tracks';

/** The names of the cards as the table goes from view to view. */
export function useCardTracks(view: LoveLetterView): CardTracks {
  const [tracks, setTracks] = useState(() =>
    view.plays.length === 0 ? dealTracks(view) : beginTracks(view),
  );
  if (tracks.view === view) return tracks;
  const next = followTracks(tracks, view);
  setTracks(next);
  return next;
}
