'use client';

import { useState } from 'react';
import type { LoveLetterView } from '../rules/view';
import { beginTracks, type CardTracks, dealTracks, followTracks } from './card-tracks';

/** The names of the cards as the table goes from view to view. */
export function useCardTracks(view: LoveLetterView, openViews?: readonly LoveLetterView[]): CardTracks {
  const hands = openViews?.map(({ hand }) => hand);
  const [tracks, setTracks] = useState(() =>
    view.plays.length === 0 ? dealTracks(view, hands) : beginTracks(view, hands),
  );
  if (tracks.view === view) return tracks;
  const next = followTracks(tracks, view, hands);
  setTracks(next);
  return next;
}
