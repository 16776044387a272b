'use client';

import { Locate, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type ReactZoomPanPinchRef, TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch';
import { classes } from '../classes';
import { IconButton } from '../IconButton';
import { useMedia, useReducedMotion } from '../use-media';
import './pan-zoom.css';

export interface PanZoomProps {
  /** What lies there, in words. */
  readonly label: string;
  /** Laid out so that all of it is seen at once: it is given the whole room, and enlarged from there. */
  readonly children: ReactNode;
  /** How many times as large it can become. */
  readonly most?: number;
  /** How many times as large it is at first: for a board that somebody has just asked to see closer. */
  readonly begins?: number;
  /**
   * What to look at, each time it is asked for anew: a CSS selector of something on the board, and how wide it
   * becomes, in pixels.
   */
  readonly lookAt?:
    | { readonly selector: string; readonly asked: number; readonly width?: number }
    | undefined;
  /** Brings what one comes back to close: it stands first among the buttons. */
  readonly home?: { readonly label: string; readonly press: () => void } | undefined;
}

const MOST = 4;
/** What one press of a button or key adds. */
const STEP = 0.5;
const PAN_STEP_PX = 80;
/** As large as what one has asked to see becomes, in pixels, where the board lets it. */
const LOOK_PX = 96;
const GLIDE_MS = 160;
/** The class of a piece that is dragged about by itself: the board stays where it is meanwhile. */
const KEEPS = 'pan-zoom-keeps';
/** As good as whole: the library counts in fractions. */
const NEARLY = 0.01;

/** How far something sticks out of a room on one axis, in pixels: negative before it, positive behind it. */
const outside = (from: number, to: number, start: number, end: number): number =>
  from < start ? from - start : to > end ? to - end : 0;

/**
 * A board that is too full for its room: wheel, drag and pinch, buttons, and with the focus on it arrows,
 * + and -, and 0 for all of it. While all of it is seen a finger scrolls the page as anywhere else, and the
 * browser's own zoom by Ctrl and a key is never taken. What has the focus comes into sight. `--zoom` says
 * how many times as large it is, for what on it has a least size.
 */
export function PanZoom({ label, children, most = MOST, begins = 1, lookAt, home }: PanZoomProps) {
  const t = useTranslations('table.panZoom');
  const isStill = useReducedMotion();
  const [scale, setScale] = useState(1);
  const board = useRef<ReactZoomPanPinchRef>(null);
  const glide = isStill ? 0 : GLIDE_MS;
  const isWhole = scale < 1 + NEARLY;

  const bringIntoSight = ({ target, currentTarget }: FocusEvent) => {
    if (isWhole || target === currentTarget || !target.matches(':focus-visible')) return;
    const [piece, room] = [target.getBoundingClientRect(), currentTarget.getBoundingClientRect()];
    const x = outside(piece.left, piece.right, room.left, room.right);
    const y = outside(piece.top, piece.bottom, room.top, room.bottom);
    if (x !== 0 || y !== 0) void board.current?.panBy(-x, -y, glide);
  };

  const { selector, asked, width = LOOK_PX } = lookAt ?? {};
  const isUpright = useMedia('(orientation: portrait)');
  const wasUpright = useRef(isUpright);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same may be asked for again
  useEffect(() => {
    const isTurned = wasUpright.current !== isUpright;
    wasUpright.current = isUpright;
    const look = () => {
      const { instance, zoomToElement, resetTransform } = board.current ?? {};
      const piece = selector === undefined ? null : instance?.contentComponent?.querySelector(selector);
      if (piece instanceof HTMLElement && piece.offsetWidth > 0) {
        const wanted = Math.min(most, Math.max(1, width / piece.offsetWidth));
        void zoomToElement?.(piece, wanted, glide);
      }
      // What was looked at in the other room may lie out of this one.
      else if (isTurned) void resetTransform?.(0);
    };
    if (!isTurned) {
      look();
      return;
    }
    // A table that is laid otherwise in the other room has to lie before its pieces are measured.
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [selector, asked, isUpright]);

  return (
    <TransformWrapper
      ref={board}
      minScale={1}
      maxScale={most}
      smooth={false}
      keyboard={{ disabled: false, panStep: PAN_STEP_PX, zoomStep: STEP, animationTime: glide }}
      panning={{ disabled: isWhole, velocityDisabled: isStill, allowRightClickPan: false, excluded: [KEEPS] }}
      doubleClick={{ disabled: true }}
      zoomAnimation={{ disabled: isStill }}
      autoAlignment={{ disabled: isStill }}
      wheel={{ step: 0.2 }}
      onInit={({ zoomIn }) => {
        if (begins > 1) void zoomIn(begins - 1, 0);
      }}
      onTransform={(_board, state) => setScale(state.scale)}
    >
      {({ zoomIn, zoomOut, resetTransform }) => (
        <div
          className={classes('pan-zoom', isWhole && 'is-whole')}
          style={{ '--zoom': scale } as CSSProperties}
        >
          <TransformComponent
            wrapperClass="pan-zoom-room"
            contentClass="pan-zoom-board"
            wrapperProps={{
              role: 'group',
              tabIndex: 0,
              'aria-label': label,
              'aria-description': t('keys'),
              onFocus: bringIntoSight,
            }}
          >
            {children}
          </TransformComponent>
          {/* biome-ignore lint/a11y/useSemanticElements: these buttons are no form's fields */}
          <div className="pan-zoom-buttons" role="group" aria-label={t('label')}>
            {home !== undefined && (
              <IconButton label={home.label} icon={<Locate aria-hidden size={20} />} onClick={home.press} />
            )}
            <IconButton
              label={t('in')}
              icon={<ZoomIn aria-hidden size={20} />}
              disabled={scale > most - NEARLY}
              onClick={() => void zoomIn(STEP, glide)}
            />
            <IconButton
              label={t('out')}
              icon={<ZoomOut aria-hidden size={20} />}
              disabled={isWhole}
              onClick={() => void zoomOut(STEP, glide)}
            />
            <IconButton
              label={t('whole')}
              icon={<Maximize aria-hidden size={20} />}
              disabled={isWhole}
              onClick={() => void resetTransform(glide)}
            />
          </div>
        </div>
      )}
    </TransformWrapper>
  );
}
