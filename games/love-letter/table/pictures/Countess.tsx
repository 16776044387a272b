import { Ear, Face } from './face';
import { hatch } from './hatch';

const UPDO =
  'M64.6 33C68 22 66 8 54 1C42 -6 22 -4 14 8C6 20 9 32 14 40C10 50 16 60 27 61C35 62 40 57.6 42 51C43.4 47 46.6 46.4 48.6 48.6C51 45 52 41.6 56 39.2C60 37.2 63 35.6 64.6 33Z';
const RINGLET =
  'M33 58C28 62 28 66 32 68C27 70.6 27 75 31.4 77C27 79.6 27.4 84 32 86C29 88.4 29.6 91.4 33 94C38 91 39.6 88 37.6 85C41 82 41 78.6 37.6 76.4C41.4 73 41.2 69.6 37.8 67.4C41.6 64 41 60 38.6 57Z';

/** Hair piled high, an ear drop and a fan. */
export function Countess() {
  return (
    <g transform="translate(-3 9)">
      <Face sex="woman" />
      <Ear />
      <path d={UPDO} fill="var(--ll-ink)" className="ll-outlined" />
      <path
        d={hatch([62.6, 31, 64, 20, 60, 8, 46, 3], [44, 46, 50, 34, 48, 22, 36, 18], 8)}
        className="ll-hatch ll-glint"
      />
      <path
        d={hatch([40, 50, 36, 56, 26, 58, 20, 51], [37, 46, 32, 50, 26, 50, 22, 46], 3)}
        className="ll-hatch ll-glint"
      />
      <path
        d="M16 38C13 28 16 16 26 12C34 9 42 14 41 22C40 29 30 30 28 24C27 20 31 17 34.6 19.4"
        className="ll-hatch ll-glint ll-wide"
      />
      <path d={RINGLET} fill="var(--ll-ink)" className="ll-outlined" />
      <path
        d="M32 68C34.6 68.6 36.4 68.4 37.8 67.4M31.4 77C34 77.6 36 77.4 37.6 76.4M32 86C34.4 86.6 36.2 86.2 37.6 85"
        className="ll-hatch ll-glint ll-wide"
      />
      <g fill="var(--ll-linen)" className="ll-outlined ll-thin">
        <circle cx="61.6" cy="26.4" r="1.9" />
        <circle cx="57.4" cy="29.4" r="1.9" />
        <circle cx="52.6" cy="31.8" r="1.9" />
        <circle cx="47.4" cy="33.8" r="1.9" />
        <circle cx="42" cy="35.4" r="1.9" />
        <circle cx="36.4" cy="36.8" r="1.9" />
        <circle cx="30.8" cy="38" r="1.9" />
        <circle cx="25.2" cy="39" r="1.9" />
        <circle cx="19.6" cy="39.8" r="1.9" />
      </g>
      <path
        d="M45.4 60L48.6 66.4C49.4 69 47.8 71.2 45.6 71.2C43.4 71.2 41.8 69 42.6 66.4Z"
        fill="var(--ll-gold)"
        className="ll-outlined"
      />
      <path
        d="M36.4 77.4C42 82.4 48.6 83.6 54.3 81.6L55.8 86.6C48.4 88.8 41 87.6 34.8 82.8Z"
        fill="var(--ll-spot-deep)"
        className="ll-outlined"
      />
      <ellipse cx="51.6" cy="88" rx="2.2" ry="2.7" fill="var(--ll-gold)" className="ll-outlined" />
      <path
        d="M0 114C2 106 8 100 15 98.6C26 108 44 111 58 107C66 105 72 103 78 100.4C84 103 88 108 90 114Z"
        fill="var(--ll-spot)"
        className="ll-outlined"
      />
      <path
        d="M13.6 99.4C16 96.4 19 96.6 20.6 99.4C22.6 98.6 25.4 99.8 26 102.6C28.6 101.8 31.4 103 32 105.8C34.6 104.6 37.6 105.6 38.6 108C41 106.4 44.2 107 45.6 109.2C47.6 107 51 107 52.6 109C54.2 106.4 57.4 105.8 59.4 107.4C60.6 104.6 63.6 103.6 66 105C66.8 102.2 69.8 101 72.2 102.4C73 99.6 76.4 98.4 79 100.2L80 104C62 116 28 116 12 103Z"
        fill="var(--ll-linen)"
        className="ll-outlined"
      />
      <g transform="translate(12 9) scale(0.9)">
        <path
          d="M77 113L52.6 86.4C55 82 59 78.4 63.4 76.4C68.6 74 73.6 73.2 79 73.4C84.6 73.6 90 75.4 94.4 78.4C99 81.4 102.6 85.6 104.6 90.4Z"
          fill="var(--ll-wine)"
          className="ll-outlined"
        />
        <path
          d="M52.6 86.4C55 82 59 78.4 63.4 76.4C68.6 74 73.6 73.2 79 73.4C84.6 73.6 90 75.4 94.4 78.4C99 81.4 102.6 85.6 104.6 90.4L100 92.8C94 84 87.6 79.6 79 79.2C69.6 79 62.4 82.6 57 91Z"
          fill="var(--ll-gold)"
          className="ll-outlined"
        />
        <path
          d="M77 113L57.6 80.6M77 113L65.4 75.8M77 113L75 73.6M77 113L85.4 74.6M77 113L95 79"
          className="ll-line ll-thin"
        />
        <circle cx="77" cy="112.6" r="2.2" fill="var(--ll-gold)" className="ll-outlined" />
      </g>
    </g>
  );
}
