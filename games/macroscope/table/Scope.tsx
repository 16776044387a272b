'use client';

import { useLocale } from 'next-intl';
import { type CSSProperties, memo } from 'react';
import { choiceKey } from '@/kit/action';
import { classes } from '@/ui/classes';
import { Zoomable } from '@/ui/pieces/Zoom';
import { useTable } from '@/ui/table/TableProvider';
import { LOOKS, type Look } from '../rules/glance';
import type { MacroscopeView } from '../rules/view';
import { WINDOW_PLACES } from '../rules/windows';
import { Glimpse, Whole } from './Picture';
import type { Lid } from './use-lid';
import { useWords } from './use-words';

const TICKS = Array.from({ length: 72 }, (_, tick) => {
  const angle = (tick / 72) * 2 * Math.PI;
  const long = tick % 6 === 0;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const from = long ? 55.6 : 56.6;
  return `M${(60 + from * cosine).toFixed(2)} ${(60 + from * sine).toFixed(2)}L${(60 + 58 * cosine).toFixed(2)} ${(60 + 58 * sine).toFixed(2)}`;
}).join('');

/** The brass body: foot, focusing wheels, a ring with a scale, and the plate that the windows are cut into. */
const Body = memo(function Body() {
  return (
    <svg aria-hidden viewBox="-9 -3 138 132" className="mc-body">
      <defs>
        <linearGradient id="mc-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className="mc-stop-light" />
          <stop offset="0.45" className="mc-stop-brass" />
          <stop offset="0.62" className="mc-stop-light" />
          <stop offset="1" className="mc-stop-deep" />
        </linearGradient>
        <radialGradient id="mc-plate" cx="0.38" cy="0.3" r="0.85">
          <stop offset="0" className="mc-stop-plate" />
          <stop offset="1" className="mc-stop-plate-deep" />
        </radialGradient>
      </defs>
      <ellipse cx="60" cy="124" rx="52" ry="4.6" className="mc-shadow" />
      <path d="M30 106H90L98 122Q99 126 95 126H25Q21 126 22 122Z" className="mc-foot" />
      <path d="M30 106H90L91.4 109H28.6Z" className="mc-foot-edge" />
      <g className="mc-wheels">
        <rect x="-7" y="47" width="9" height="26" rx="3.4" />
        <rect x="118" y="47" width="9" height="26" rx="3.4" />
        <path
          d="M-5 50.5H0.4M-5 54.5H0.4M-5 58.5H0.4M-5 62.5H0.4M-5 66.5H0.4M-5 70H0.4M119.6 50.5H125M119.6 54.5H125M119.6 58.5H125M119.6 62.5H125M119.6 66.5H125M119.6 70H125"
          className="mc-grooves"
        />
      </g>
      <circle cx="60" cy="60" r="59.4" className="mc-ring" />
      <circle cx="60" cy="60" r="58.6" className="mc-ring-edge" />
      <path d={TICKS} className="mc-ticks" />
      <circle cx="60" cy="60" r="54.6" className="mc-ring-inner" />
      <circle cx="60" cy="60" r="51.2" className="mc-plate-disc" />
      <path d="M22.6 22.6h0.1M97.4 22.6h0.1M22.6 97.4h0.1M97.4 97.4h0.1" className="mc-screws" />
    </svg>
  );
});

interface WindowProps {
  readonly window: number;
  readonly lid: Lid;
  /** The picture has been taken out: windows and lids make room for it. */
  readonly isOut: boolean;
}

/** One window: its lid, or what is to be seen where it was. */
function Window({ window, lid, isOut }: WindowProps) {
  const t = useWords();
  const { view, attempt } = useTable<MacroscopeView>();
  const { open, lids, looks, token } = view;
  const place = open.indexOf(window);
  const isOpen = place >= 0;
  const number = lids[window] ?? 0;
  const action = isOpen || isOut ? undefined : lid.lift(window);
  const [x, y] = WINDOW_PLACES[window] ?? [0, 0];
  const look = LOOKS[(looks[place] ?? 'a') as Look];
  const name = isOpen
    ? `${t('board.window-open', { window: window + 1 })} · ${t(`looks.${look}`)}`
    : t('board.window-closed', { window: window + 1, number });
  const style = { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties;
  return (
    <li className={classes('mc-window', isOpen && 'is-open', isOut && 'is-out')} style={style}>
      {isOpen && !isOut && (
        <Zoomable
          paper={
            <span className="mc-loupe">
              <Glimpse token={token} window={window} className="mc-loupe-glass" />
            </span>
          }
        >
          <button type="button" aria-label={name} className="mc-glass">
            <Glimpse token={token} window={window} className="mc-glimpse" />
          </button>
        </Zoomable>
      )}
      {action !== undefined ? (
        <button
          type="button"
          aria-label={`${t('board.lift')} · ${name}`}
          className="mc-lid is-lit"
          data-choice={choiceKey(action)}
          onClick={() => attempt(action)}
        >
          <span aria-hidden className="mc-lid-number">
            {number}
          </span>
        </button>
      ) : (
        <span
          {...(isOpen ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
          className="mc-lid"
        >
          <span aria-hidden className="mc-lid-number">
            {number}
          </span>
        </span>
      )}
    </li>
  );
}

/** The microscope with its picture. */
export function Scope({ lid }: { readonly lid: Lid }) {
  const t = useWords();
  const locale = useLocale();
  const { view } = useTable<MacroscopeView>();
  const { picture, called, token } = view;
  return (
    <section aria-label={t('board.microscope')} className="mc-scope">
      <Body />
      <div className="mc-plate">
        {picture !== null && (
          <div key={token} className="mc-card">
            <Whole token={token} label={called?.[locale] ?? ''} className="mc-card-drawing" />
          </div>
        )}
        <ul key={`lids ${token}`} className="mc-windows">
          {WINDOW_PLACES.map((_, window) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is where it is
            <Window key={window} window={window} lid={lid} isOut={picture !== null} />
          ))}
        </ul>
      </div>
    </section>
  );
}
