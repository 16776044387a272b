'use client';

import type { Kind } from '../rules/components';
import { GLYPHS } from './glyphs';
import { useWords } from './use-words';

/** Drops of ink that a brush leaves. */
const DROPS =
  'M17 97a1.7 1.7 0 1 0 .1 0ZM24 104a.9.9 0 1 0 .1 0ZM82 34a1.3 1.3 0 1 0 .1 0ZM87 41a.7.7 0 1 0 .1 0ZM76 108a1.1 1.1 0 1 0 .1 0Z';
/** A brush drawn once across, run dry at its end. */
const SLASH =
  'M13 101C24 92 46 72 58 60C70 48 82 34 90 26L91 29C86 37 74 52 62 64C50 76 30 96 15 104ZM88 32L94 24L90 31ZM84 38L92 30L86 38Z';

/** The glyph of a card alone, as large as its room. */
export function Glyph({ kind }: { readonly kind: Kind }) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className="ns-glyph" data-kind={kind}>
      {kind === 'sleep-peek' ? (
        <>
          <path d={GLYPHS.sleep} transform="translate(0 -2) scale(0.56)" />
          <path d={GLYPHS.peek} transform="translate(43 45) scale(0.56)" />
          <path d={SLASH} transform="translate(-2 -14) scale(1.02 1)" className="ns-slash" />
        </>
      ) : (
        <path d={GLYPHS[kind]} />
      )}
    </svg>
  );
}

function Brushwork({ kind }: { readonly kind: Kind }) {
  if (kind !== 'sleep-peek') return <path d={GLYPHS[kind]} transform="translate(11 24) scale(0.78)" />;
  return (
    <>
      <path d={GLYPHS.sleep} transform="translate(8 14) scale(0.45)" />
      <path d={GLYPHS.peek} transform="translate(48 68) scale(0.45)" />
      <path d={SLASH} className="ns-slash" />
    </>
  );
}

export interface NinjaCardProps {
  readonly kind: Kind;
  /** Prints what the card does below; for cards one reads. */
  readonly hasPower?: boolean;
}

/** What is on a card: one character in ink on washi, a red seal, and its name for who does not read it. */
export function NinjaCard({ kind, hasPower = false }: NinjaCardProps) {
  const t = useWords();
  return (
    <span className="ns-card" data-kind={kind}>
      <svg aria-hidden viewBox="0 0 100 140" className="ns-card-sheet" preserveAspectRatio="xMidYMin slice">
        <path d="M0 128C18 118 34 131 52 124C70 117 86 126 100 119V140H0Z" className="ns-card-wash" />
        <path d="M8 9H92M8 113H92" className="ns-card-line" />
        <path d={DROPS} className="ns-card-drops" />
        <g className="ns-card-brush">
          <Brushwork kind={kind} />
        </g>
        <path d="M79 117.5H93.5V132H79Z" className="ns-card-seal" />
        <path d="M82.4 121V128.6M86.2 120.4V129M90 121V128.6M82 124.8H90.6" className="ns-card-seal-cut" />
      </svg>
      <span className="ns-card-name">{t(`cards.${kind}`)}</span>
      {hasPower && <span className="ns-card-power">{t(`powers.${kind}`)}</span>}
    </span>
  );
}
