import { type RefObject, useEffect, useState } from 'react';

/** Between the pad and what it lies in, in pixels. */
const RIM = 8;

interface Near {
  /** Where the pad lies while it is near: custom properties. */
  readonly place: Readonly<Record<`--near-${'x' | 'y' | 'scale'}`, string>> | undefined;
  readonly bring: () => void;
  readonly putAway: () => void;
}

/**
 * Squares that are too small for a thumb: one press brings the sheet near, as wide as the table, and the next one
 * draws. A press beside it, or Escape, puts it back. Nothing else moves: it is only drawn larger.
 */
export function useNear(pad: RefObject<HTMLElement | null>, isWanted: boolean): Near {
  const [place, setPlace] = useState<Near['place']>();
  const isNear = place !== undefined && isWanted;
  const putAway = () => setPlace(undefined);
  useEffect(() => {
    if (!isNear) return;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && pad.current?.contains(target) !== true) setPlace(undefined);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setPlace(undefined);
    };
    const turn = () => setPlace(undefined);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    window.addEventListener('resize', turn);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
      window.removeEventListener('resize', turn);
    };
  }, [isNear, pad]);
  const bring = () => {
    const paper = pad.current?.getBoundingClientRect();
    const table = pad.current?.closest('.table-main')?.getBoundingClientRect();
    if (paper === undefined || table === undefined) return;
    const scale = Math.min((table.width - 2 * RIM) / paper.width, (table.height - 2 * RIM) / paper.height);
    const shift = (from: number, size: number, start: number, room: number) =>
      `${start + room / 2 - (from + size / 2)}px`;
    setPlace({
      '--near-x': shift(paper.left, paper.width, table.left, table.width),
      '--near-y': shift(paper.top, paper.height, table.top, table.height),
      '--near-scale': String(scale),
    });
  };
  return { place: isNear ? place : undefined, bring, putAway };
}
