'use client';

import type { CSSProperties } from 'react';
import { Sign } from '@/ui/Sign';
import { TRAITS, type Trait } from '../rules/components';
import type { ExplorerState } from '../rules/state';
import type { BetrayalView } from '../rules/view';
import { tracksOf } from './people';
import { SkullSign, TraitSign } from './signs';
import { useNames, useWords } from './use-words';

interface TrackProps {
  readonly trait: Trait;
  readonly values: readonly number[];
  readonly start: number;
  /** 1 to 8; 0 is the skull. */
  readonly space: number;
  /** What the explorer has of it; a haunt may go by other numbers than the track's. */
  readonly own?: number | undefined;
}

/** A trait as it is printed: from the skull up, a clip on the space it has come to. */
function Track({ trait, values, start, space, own }: TrackProps) {
  const t = useWords();
  const name = useNames();
  const value = space === 0 ? 0 : (values[space - 1] ?? 0);
  // A number that stands for itself is on no space.
  const isOff = own !== undefined && own !== value;
  return (
    <li
      className="bt-track"
      data-trait={trait}
      aria-label={
        isOff
          ? `${name('traits', trait)} ${own}`
          : space === 0
            ? `${name('traits', trait)} · ${t('board.skull')}`
            : t('board.track', { trait: name('traits', trait), value, space })
      }
    >
      <Sign says={name('traits', trait)} className="bt-track-sign">
        <TraitSign trait={trait} />
      </Sign>
      {!isOff && (
        <span aria-hidden className="bt-track-skull">
          <SkullSign />
        </span>
      )}
      {!isOff &&
        values.map((one, index) => (
          <span
            aria-hidden
            // biome-ignore lint/suspicious/noArrayIndexKey: a space of the track is its place
            key={index}
            className="bt-space"
            data-start={index + 1 === start}
            data-low={index + 1 < space}
          >
            {one}
          </span>
        ))}
      <span aria-hidden className="bt-clip" style={{ '--space': isOff ? 0 : space } as CSSProperties}>
        {isOff ? own : space === 0 ? <SkullSign /> : value}
      </span>
    </li>
  );
}

/** The four tracks of an explorer with their clips. */
export function TraitTracks({
  state,
  values,
}: {
  readonly state: ExplorerState;
  readonly values: BetrayalView['values'][string] | undefined;
}) {
  const tracks = tracksOf(state.explorer);
  if (tracks === undefined) return null;
  return (
    <ul className="bt-tracks">
      {TRAITS.map((trait) => (
        <Track
          key={trait}
          trait={trait}
          values={tracks[trait].track}
          start={tracks[trait].start}
          space={state.traits[trait]}
          own={values?.[trait]}
        />
      ))}
    </ul>
  );
}
