'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useReducedMotion } from '@/ui/use-media';
import { IN_HAND } from '../rules/components';
import type { Garden } from './geometry';
import type { LastMove } from './last-move';
import { walk, walkTime } from './walk';

const HURRY = 0.6;

/** Walks the beans that have just moved, one after the other, within `beans`. */
export function useWalk(
  beans: RefObject<HTMLElement | null>,
  garden: Garden,
  last: LastMove | undefined,
): void {
  const isStill = useReducedMotion();
  const seen = useRef(last?.stateID);

  useLayoutEffect(() => {
    const isNew = last !== undefined && last.stateID > (seen.current ?? -1);
    seen.current = last?.stateID;
    if (!isNew || isStill) return;
    const isHurried = beans.current?.closest('[data-pace="quick"]') != null;
    const across = beans.current?.getBoundingClientRect().width ?? 0;
    let delay = 0;
    for (const { number, from, to } of last.steps) {
      if (from === IN_HAND) continue;
      const bean = beans.current?.querySelector<HTMLElement>(`[data-bean="${last.playerID} ${number}"]`);
      if (bean == null || typeof bean.animate !== 'function') continue;
      const duration = walkTime(to - from) * (isHurried ? HURRY : 1);
      bean.animate(walk(garden, from, to, across), {
        delay,
        duration,
        easing: 'ease-out',
        fill: 'backwards',
      });
      delay += duration;
    }
  }, [beans, garden, last, isStill]);
}
