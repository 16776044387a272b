import { Face } from './face';
import { hatch } from './hatch';

const VEIL = 'M46 15C26 10 8 24 6 46C4 72 4 94 -6 116H36C42 98 34 76 36 58C38 44 46 34 54 26Z';
const HAIR =
  'M65.2 34C61 37.6 56 39.8 54 45C52.4 50 53 54 50.4 58.4C48 62.4 51 66 52.4 70C54 75 49.4 78.6 51.4 83C53.4 88 57 91 54.6 96.6C52.2 102 45.6 103 44 99C43.2 96.4 46 95 47 97C45 103.6 36.4 104.6 33 99.4C29 92.6 33 86 29.6 80C26 74 28.6 68 26 61C20.6 50 20.4 36 30 26.6C41 17.6 59 20.6 65.2 34Z';
const STRANDS = hatch(
  [
    62.8, 33.8, 53, 38, 50, 46, 50, 52, 49.4, 60, 45, 60, 49, 70, 51.6, 77, 47, 80, 49, 86, 51, 90, 53, 93,
    50.4, 98,
  ],
  [34, 26.6, 24, 36, 24, 50, 29, 60, 32, 70, 28, 74, 33, 81, 36, 87, 33, 92, 35, 96, 37, 98, 39, 99, 41, 99],
  8,
);

/** Tiara, veil and a rose. */
export function Princess() {
  return (
    <g transform="translate(1 5)">
      <path d={VEIL} fill="var(--ll-linen)" className="ll-outlined" opacity="0.94" />
      <path
        d={hatch([24, 30, 14, 54, 16, 86, 4, 114], [34, 40, 28, 62, 36, 92, 28, 114], 6)}
        className="ll-hatch"
      />
      <Face sex="woman" />
      <path
        d="M-2 118C0 107 6 101 14 98.6C26 108 46 110 60 105C66 102.6 70 100.6 74.6 98.4C84 102 88 109 90 118Z"
        fill="var(--ll-spot)"
        className="ll-outlined"
      />
      <path
        d={hatch([8, 116, 10, 110, 14, 106, 18, 104], [34, 116, 34, 113, 36, 111, 39, 110], 7)}
        className="ll-hatch"
      />
      <path d={HAIR} fill="var(--ll-blond)" className="ll-outlined" />
      <path d={STRANDS} className="ll-hatch" />
      <path d="M54.6 83.8C58 89.6 64 94 71 97" className="ll-line ll-pearls" />
      <g className="ll-outlined" fill="var(--ll-gold)">
        <path d="M31 27.6C30.6 22 31.4 17.6 34 14C36.6 16 38 18.4 38.8 21.4C40.4 16.4 43.4 11.6 48.4 7.4C52.2 11.8 54 16.6 54.2 21.8C55.8 19.2 58.4 17.4 62 16.8C64.8 20.4 66.2 25 66.2 30.4C56 23.6 42 22.4 31 27.6Z" />
        <path
          d="M48.4 12.4C50.8 15.4 51.6 18.6 51.2 22L45.2 21.6C45.2 18 46 15 48.4 12.4Z"
          fill="var(--ll-linen)"
        />
        <path d="M30.6 26.4C42 20.8 56.4 22 66.8 29.4L66 33.2C56 26.4 43 25.4 31.8 30.6Z" />
      </g>
      <path d="M48.2 15.4L50 18.4L48.2 21.2L46.4 18.4Z" fill="var(--ll-wine)" />
      <g fill="var(--ll-linen)" className="ll-outlined">
        <circle cx="48.4" cy="6" r="2.3" />
        <circle cx="34" cy="13" r="1.8" />
        <circle cx="62" cy="15.6" r="1.8" />
      </g>
      <Rose />
    </g>
  );
}

/** The rose she was sent with the letter. */
function Rose() {
  return (
    <g transform="translate(2 3)" className="ll-outlined">
      <path d="M84 92C83 101 78 110 70 117" className="ll-stem" />
      <path d="M81.6 103C84 97.6 89.6 95.6 95 97.4C93.4 103 87.4 106 81.6 103Z" fill="var(--ll-leaf)" />
      <path d="M79 108.4C74 106.4 68 107.4 65.4 111.6C69.6 115 75.6 113.6 79 108.4Z" fill="var(--ll-leaf)" />
      <path
        d="M74 77.4C70.4 83 73 90.6 80 92.6C87 94.6 95.4 90 95.6 81.6C95.4 77.6 93 74.6 89.4 74.4Z"
        fill="var(--ll-wine)"
      />
      <path
        d="M76.6 72.6C73.4 78.6 76 86 82 87.2C88.6 88.2 93.6 83 92.6 76.4C91.6 71 87 68.4 82.6 69.4C80 70 77.6 71 76.6 72.6Z"
        fill="var(--ll-rouge)"
      />
      <path
        d="M79.6 73.4C78.6 78 80.6 81.6 84.4 81.8C88.4 81.8 90.6 78 89 74.6C87.4 71.8 83.6 71.6 82.4 74.4C81.8 76.6 83.2 78.4 85.2 77.8"
        fill="none"
      />
      <path d="M74.6 80.6C76 86 80 88.6 85 88" fill="none" />
    </g>
  );
}
