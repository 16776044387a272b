import { Face } from './face';
import { hatch } from './hatch';

const COIF =
  'M25 40C22 56 25 66 19 78C14 88 10 94 6 104L20 112H64C64 102 61 94 58 89C56 86 56.2 83 56.8 81.2C51.4 77.4 48.4 70 48.2 60C48.2 52 49.4 46 51 40Z';
/** Laid in dashes, these are the rings of the mail. */
const RINGS = hatch([27, 44, 24, 60, 27, 68, 11, 104], [46.6, 44, 43, 66, 52, 80, 59.4, 104], 9);

/** Kettle hat, mail and halberd. */
export function Guard() {
  return (
    <g>
      <g className="ll-outlined">
        <path d="M86.4 20H90.4V122H86.4Z" fill="var(--ll-spot-deep)" />
        <path d="M88.4 1L91.4 15H85.4Z" fill="var(--ll-steel)" />
        <path
          d="M90.4 15.6C94.6 16.6 97.8 19.6 98.8 24.6C95.6 22.8 93 23.2 90.4 25Z"
          fill="var(--ll-steel)"
        />
        <path
          d="M86.4 13.4C81 13.8 76.4 12 73.2 8.8C69.8 16.4 70.2 26.6 74.4 34.2C77.6 30.4 82 28.4 86.4 28.2Z"
          fill="var(--ll-steel)"
        />
        <path d="M85.4 12.6H91.4V29.4H85.4Z" fill="var(--ll-gold)" />
      </g>
      <path
        d={hatch([75, 13.4, 73.4, 20, 74, 26, 75.8, 30.4], [82, 15.4, 81.4, 20, 81.6, 24, 82, 27.2], 4)}
        className="ll-hatch"
      />
      <g transform="translate(-4 3)">
        <Face sex="man" />
        <path d={COIF} fill="var(--ll-steel)" className="ll-outlined" />
        <path d={RINGS} className="ll-mail" />
        <path
          d="M2 122C3 106 12 98 24 95C36 101 50 101 60.6 93.4C72 95.6 82 104 84 122Z"
          fill="var(--ll-spot)"
          className="ll-outlined"
        />
        <path
          d={hatch([8, 119, 9, 110, 14, 104, 22, 100], [24, 119, 24, 113, 26, 108, 31, 104], 6)}
          className="ll-hatch"
        />
        <path
          d="M57 118.4C51.6 114.4 47.4 111.4 47.4 107.6C47.4 103 54.4 102.4 57 106.6C59.6 102.4 66.6 103 66.6 107.6C66.6 111.4 62.4 114.4 57 118.4Z"
          fill="var(--ll-gold)"
          className="ll-outlined"
        />
        <path d="M49 41C47.4 52 47.4 64 49.6 70.4C51.6 76 54.4 79.6 58.2 81" className="ll-line ll-strap" />
        <path
          d="M21 38C20.4 20 32 7 46.4 6.6C61 6.4 70.4 19 69.6 37Z"
          fill="var(--ll-steel)"
          className="ll-outlined"
        />
        <path d="M21 38C20.4 20 32 7 46.4 6.6C36.8 12 32.6 24 33.4 38Z" fill="var(--ll-spot)" />
        <path
          d={hatch([36.4, 35, 35.6, 26, 38.6, 16, 45, 10.4], [46, 34, 45.4, 26, 46.4, 18, 48.4, 12.6], 5)}
          className="ll-hatch"
        />
        <path d="M21 38C20.4 20 32 7 46.4 6.6C61 6.4 70.4 19 69.6 37" className="ll-line" />
        <path d="M46.4 6.6C51 14 52.6 24 52 36" className="ll-line ll-thin" />
        <path
          d="M4.6 47.4C12 38 26 34.4 46 34.4C65 34.4 78 36.8 86 44.6C77 42.6 64 41.4 46 42C28 42.4 15.6 43.4 4.6 47.4Z"
          fill="var(--ll-steel-light)"
          className="ll-outlined"
        />
        <path
          d={hatch([10, 44, 15, 41, 21, 39, 27, 38], [20, 43, 25, 42, 31, 41.4, 37, 41], 4)}
          className="ll-hatch"
        />
        <g fill="var(--ll-ink)">
          <circle cx="29" cy="36.6" r="0.9" />
          <circle cx="40" cy="36" r="0.9" />
          <circle cx="51" cy="36" r="0.9" />
          <circle cx="62" cy="36.6" r="0.9" />
        </g>
      </g>
    </g>
  );
}
