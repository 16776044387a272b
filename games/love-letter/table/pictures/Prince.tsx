import { Face } from './face';
import { hatch } from './hatch';

const HAIR =
  'M65 35.4C60 37.6 55.6 41 54 46.8C52.6 52 54 56 51.4 61C48.6 66.6 51.6 71 48.6 77C46 82 47.4 86.4 42 91.4C37 96.4 31 94.8 29.4 91.6C25 99 13 101 3.6 92.4C9.6 92.6 12.6 89.6 12 84C11.4 78 17.4 75 16.4 68C15.4 61 19 54 19.4 48C20 34 30 25 44 24.6C54 24.6 62 28 65 35.4Z';
const STRANDS = hatch(
  [62.6, 34.6, 52, 38, 49, 46, 50, 54, 49, 62, 46, 68, 46.6, 76, 44, 82, 45, 86, 38, 92],
  [28, 32, 20, 42, 23, 52, 20.6, 62, 17, 70, 22, 74, 18, 82, 15, 88, 18, 92, 9, 93.6],
  8,
);

/** Coronet, long hair and a cloak thrown over the shoulder. */
export function Prince() {
  return (
    <g transform="translate(0 2)">
      <Face sex="man" />
      <path
        d="M-2 118C0 103 8 95 20 91L60 93C74 96 84 105 88 118Z"
        fill="var(--ll-spot)"
        className="ll-outlined"
      />
      <path
        d="M30 84C40 90 50 88 56.6 82.4C59 87 63.6 91 69.6 93.4C66 101 58 106 48 107C38 106 31 99 28 92Z"
        fill="var(--ll-spot-deep)"
        className="ll-outlined"
      />
      <path
        d={hatch([34, 90, 42, 97, 54, 98, 65.6, 94], [35, 97, 43, 103, 52, 103, 60, 100], 4)}
        className="ll-hatch ll-glint"
      />
      <path
        d={hatch([6, 116, 8, 107, 14, 101, 22, 98], [26, 116, 27, 111, 30, 107, 35, 104], 7)}
        className="ll-hatch"
      />
      <path d={HAIR} fill="var(--ll-hair)" className="ll-outlined" />
      <path d={STRANDS} className="ll-hatch" />
      <path
        d="M62 98C70 100 79 106 82 118H76C73 109 66 104.4 56 103.4Z"
        fill="var(--ll-gold)"
        className="ll-outlined"
      />
      <path
        d="M55 94.6L57.4 99.6L62.8 100.2L58.8 104L60 109.4L55 106.6L50 109.4L51.2 104L47.2 100.2L52.6 99.6Z"
        fill="var(--ll-gold)"
        className="ll-outlined"
      />
      <g className="ll-outlined" fill="var(--ll-gold)">
        <path d="M21 29.4L17 17.8L26.6 22.4L31.6 12.8L38.8 20.4L46.4 11.2L52 20.2L61.8 14L66 26.2C52 22.6 35 23.6 21 29.4Z" />
        <path d="M19.8 28.4C34 22 53 21.4 66.4 25.6L66 33C53 28.6 36 29.6 22.4 35.8Z" />
      </g>
      <g className="ll-outlined" fill="var(--ll-linen)">
        <circle cx="16.4" cy="16.6" r="2.4" />
        <circle cx="31.4" cy="11.4" r="2.5" />
        <circle cx="46.8" cy="9.8" r="2.5" />
        <circle cx="62.6" cy="12.8" r="2.4" />
      </g>
      <g className="ll-outlined">
        <path d="M31 26.4L34.4 28.6L31.8 31.4L28.4 29.6Z" fill="var(--ll-wine)" />
        <path d="M47 24.2L50.2 26.8L47.2 29.4L44.2 26.6Z" fill="var(--ll-spot)" />
        <path d="M60 25.6L62.6 28.2L60 30.6L57.4 28Z" fill="var(--ll-wine)" />
      </g>
    </g>
  );
}
