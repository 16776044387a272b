'use client';

import { type PointerEvent, useRef } from 'react';

/** A pointer that wanders no further than this many pixels has pressed, not dragged. */
const STILL_PX = 6;

export interface Dragging {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: { readonly stopPropagation: () => void }) => void;
}

/** A piece that can be dragged: `hold` is told where the pointer is; a drag presses nothing when it ends. */
export function useDrag(hold: (clientX: number, clientY: number) => void): Dragging {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const isDragged = useRef(false);
  const end = () => {
    from.current = undefined;
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY };
      isDragged.current = false;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (from.current === undefined) return;
      if (!isDragged.current && Math.hypot(clientX - from.current.x, clientY - from.current.y) < STILL_PX)
        return;
      isDragged.current = true;
      hold(clientX, clientY);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!isDragged.current) return;
      isDragged.current = false;
      event.stopPropagation();
    },
  };
}
