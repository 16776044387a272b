'use client';

import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePapers } from '../use-papers';

/** With the focus on a piece this key shows it large. */
export const ZOOM_KEY = 'z';

const DWELL_MS = 600;
const PRESS_MS = 450;
/** A finger that wanders further than this many pixels scrolls. */
const WANDER_PX = 10;

interface Zoom {
  readonly paper: ReactNode;
  readonly anchor: Element;
}

interface ZoomControl {
  readonly show: (zoom: Zoom) => void;
  readonly hide: (anchor: Element) => void;
  readonly isShown: (anchor: Element) => boolean;
}

const ZoomContext = createContext<ZoomControl | undefined>(undefined);

/**
 * Shows large what somebody looks at closely, beside it and never under the finger. It is for the eye:
 * a piece says the same in its own description.
 */
export function ZoomLayer({ children }: { readonly children: ReactNode }) {
  const [zoom, setZoom] = useState<Zoom>();
  const papers = usePapers(false, zoom !== undefined);
  const shown = useRef(zoom);
  useEffect(() => {
    shown.current = zoom;
  });
  const control = useMemo(
    (): ZoomControl => ({
      show: setZoom,
      hide: (anchor) => setZoom((now) => (now?.anchor === anchor ? undefined : now)),
      isShown: (anchor) => shown.current?.anchor === anchor,
    }),
    [],
  );

  // Before the board hears of it: Escape puts the large piece away and nothing else.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || shown.current === undefined) return;
      event.stopImmediatePropagation();
      setZoom(undefined);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);

  return (
    <ZoomContext value={control}>
      {children}
      {zoom !== undefined && papers !== undefined && (
        <papers.ZoomPaper anchor={zoom.anchor} onClose={() => setZoom(undefined)}>
          {zoom.paper}
        </papers.ZoomPaper>
      )}
    </ZoomContext>
  );
}

export interface ZoomableProps {
  /** What is shown: the piece large, with its words. */
  readonly paper: ReactNode;
  /** One piece. */
  readonly children: ReactNode;
}

const itself = (one: Element): Element => one;
const whatLiesIn = (one: Element): Element => one.firstElementChild ?? one;

/**
 * For what can be looked at closely: under a resting pointer, by a long press, which then does not press it, or
 * by Z with the focus on it.
 */
export function useZoom(paper: ReactNode, anchorIn = itself) {
  const control = useContext(ZoomContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const wasLong = useRef(false);
  const shown = useRef<Element>(undefined);
  // A piece that is taken away, as a card that is played, takes its large picture with it.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (shown.current !== undefined) control?.hide(shown.current);
    },
    [control],
  );
  if (control === undefined) return {};

  const pieceOf = ({ currentTarget }: { readonly currentTarget: Element }): Element =>
    anchorIn(currentTarget);
  const later = (ms: number, zoom: Zoom, then?: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      show(zoom);
      then?.();
    }, ms);
  };
  const show = (zoom: Zoom) => {
    shown.current = zoom.anchor;
    control.show(zoom);
  };
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    press.current = undefined;
  };
  const isTouch = ({ pointerType }: PointerEvent) => pointerType !== 'mouse';

  return {
    onPointerLeave: (event: PointerEvent) => {
      stop();
      if (!isTouch(event)) control.hide(pieceOf(event));
    },
    onPointerDown: (event: PointerEvent) => {
      stop();
      wasLong.current = false;
      const anchor = pieceOf(event);
      control.hide(anchor);
      if (!isTouch(event)) return;
      press.current = { x: event.clientX, y: event.clientY };
      later(PRESS_MS, { paper, anchor }, () => {
        wasLong.current = true;
      });
    },
    onPointerMove: (event: PointerEvent) => {
      const { clientX, clientY, movementX, movementY } = event;
      const from = press.current;
      if (from !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > WANDER_PX) stop();
      if (isTouch(event) || timer.current !== undefined || control.isShown(pieceOf(event))) return;
      // A piece that slides in under a pointer at rest was not asked for.
      if (movementX !== 0 || movementY !== 0) later(DWELL_MS, { paper, anchor: pieceOf(event) });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (press.current !== undefined || wasLong.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      stop();
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== ZOOM_KEY) return;
      const anchor = pieceOf(event);
      if (control.isShown(anchor)) control.hide(anchor);
      else show({ paper, anchor });
    },
    onBlur: (event: { readonly currentTarget: Element }) => control.hide(pieceOf(event)),
  };
}

/** A piece that can be looked at closely. */
export function Zoomable({ paper, children }: ZoomableProps) {
  return (
    <span className="zoomable" {...useZoom(paper, whatLiesIn)}>
      {children}
    </span>
  );
}
