import { memo } from 'react';

/** What else lies on such a desk: rings of coffee, notes, a pen, clips, tape. It lies under everything. */
export const Clutter = memo(function Clutter() {
  return (
    <svg aria-hidden viewBox="0 0 320 180" className="dg-clutter" preserveAspectRatio="none">
      <path d="M262 14L300 20L295 56L257 50Z" className="dg-clutter-note" />
      <path d="M267 24L292 28M266 32L288 35.4M264.6 40L282 42.8" className="dg-clutter-line" />
      <path d="M14 128L46 122L51 152L19 158Z" className="dg-clutter-pink" />
      <path d="M21 134L43 130M22.4 141L40 138" className="dg-clutter-line" />
      <circle cx="66" cy="34" r="17" className="dg-clutter-ring" />
      <circle cx="240" cy="146" r="14" className="dg-clutter-ring" />
      <path d="M112 158L186 168L185.4 173L111.4 163Z" className="dg-clutter-pen" />
      <path d="M112 158L104 159L111.4 163Z" className="dg-clutter-tip" />
      <path d="M140 12V26A4 4 0 0 0 148 26V10A6 6 0 0 0 136 10V28" className="dg-clutter-clip" />
      <path d="M196 70V84A4 4 0 0 0 204 84V68A6 6 0 0 0 192 68V86" className="dg-clutter-clip" />
      <path d="M86 96L116 88L118 96L88 104Z" className="dg-clutter-tape" />
    </svg>
  );
});
