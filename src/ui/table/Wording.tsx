'use client';

import { Fragment } from 'react';
import type { PlayerID } from '@/kit/action';
import { PlayerName } from '../PlayerName';
import { SeatMark } from '../SeatMark';
import type { WordingPart } from './message-parts';
import { useSeatNames } from './seat-names';

/** A player's mark and name, running with the sentence. */
export function SeatName({ playerID, word }: { readonly playerID: PlayerID; readonly word?: string }) {
  const { seatOf } = useSeatNames();
  return (
    <>
      <SeatMark playerID={playerID} size="0.95em" className="me-1" />
      <PlayerName name={word ?? seatOf(playerID).name} className="font-bold" />
    </>
  );
}

/** A sentence with the seats in it shown as mark and name. */
export function Wording({ parts }: { readonly parts: readonly WordingPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in place
    <Fragment key={index}>
      {typeof part === 'string' ? (
        part
      ) : (
        <SeatName playerID={part.seat} {...(part.word !== undefined && { word: part.word })} />
      )}
    </Fragment>
  ));
}
