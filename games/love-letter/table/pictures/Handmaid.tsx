import { Face } from './face';
import { hatch } from './hatch';

const PUFF =
  'M63.6 30C72 21 66 8 52.4 8.6C43 -1.4 25 1.6 19.6 13C7 16 3.6 31.4 11.4 41C10.6 51.6 19.4 60.8 30.4 60.4C39.6 57.4 46.4 49.6 50.4 40C56.4 37.6 61.2 34.2 63.6 30Z';
const FRILL =
  'M66.2 28.4C68.8 31.8 67.4 35.4 63.4 36C64.2 40 60.8 42.4 57.2 41.2C57.4 45.4 54.2 47.4 50.8 45.8C50.8 50 47.6 52 44.6 50.6C44.4 55 41 57 37.8 55.4C37.6 60 33.4 62.6 29.8 60.6C27.6 64.4 22 64.4 20 60.6C28 60 37 55 43.4 46.6C46.4 42.6 48 39.4 50.4 37C56 35.4 62 32.6 66.2 28.4Z';

/** Mob cap, kerchief and lowered eyes. */
export function Handmaid() {
  return (
    <g transform="translate(1 7)">
      <path d="M20 56C14 58 12 66 17 71C24 75 32 71 33 64Z" fill="var(--ll-hair)" className="ll-outlined" />
      <Face sex="woman" isDemure />
      <path
        d="M66 31C63.6 36 59.6 39.6 55.4 41.8C52 46 51.6 52 49 58C47 64 40 66.6 34 65C32 58 38 50 44 44C50 36 58 30 66 31Z"
        fill="var(--ll-hair)"
        className="ll-outlined"
      />
      <path
        d={hatch([64, 34.6, 58, 38, 53.6, 42.6, 51.6, 49], [53, 43, 50, 48, 49, 53, 46.6, 59], 4)}
        className="ll-hatch"
      />
      <path
        d="M-4 116C-2 104 6 98 17 95.4L76 97C88 100 94 106 96 116Z"
        fill="var(--ll-spot)"
        className="ll-outlined"
      />
      <path
        d={hatch([4, 114, 6, 107, 11, 102.6, 18, 100], [22, 114, 22, 110, 24, 107, 28, 105], 6)}
        className="ll-hatch"
      />
      <path
        d="M29 82.6C22 88.6 14 93 8.6 96.4C12 106 22 112 30 116H80C78 108 76 102 76.4 98.4C68 96.6 60.6 93 57 88.4C50 92 38 90 29 82.6Z"
        fill="var(--ll-linen)"
        className="ll-outlined"
      />
      <path d="M57 88.4C55 98 56 107 60 116M29 82.6C34 96 42 108 52 116" className="ll-line ll-thin" />
      <path
        d={hatch([14, 97, 22, 102, 32, 109, 40, 115.4], [27, 87.4, 32, 97, 39, 107, 47, 115.4], 5)}
        className="ll-hatch"
      />
      <path
        d={hatch([60, 94, 60, 101, 62, 108, 65, 115], [72, 98.6, 72, 104, 73, 110, 75, 115], 4)}
        className="ll-hatch"
      />
      <path d={PUFF} fill="var(--ll-linen)" className="ll-outlined" />
      <path
        d={hatch([20, 54, 22, 42, 30, 30, 44, 18], [31, 56, 35, 44, 44, 36, 56, 30], 6)}
        className="ll-hatch"
      />
      <path
        d="M19.6 13C24 12 28.4 14 31 18M52.4 8.6C48.6 10.4 46.4 13.6 46 18M11.4 41C15 37.4 19.6 35.6 24 36"
        className="ll-line ll-thin"
      />
      <path
        d="M65 24.4C61 30.6 54.6 34.6 47.6 36.6C43.6 46 34.6 55 22.6 57.6L19 53.4C30.6 50.6 38.6 42.6 42.6 32.4C50 30.6 57.6 26.6 61.4 20Z"
        fill="var(--ll-spot)"
        className="ll-outlined"
      />
      <path
        d="M21 56C12 50 4 50 2 56C4 60.4 11 61 20 57.6C14 64 12 74 16 82C21 78 24 68 22.6 58.4Z"
        fill="var(--ll-spot)"
        className="ll-outlined"
      />
      <circle cx="21.4" cy="56.6" r="3.4" fill="var(--ll-spot-deep)" className="ll-outlined" />
      <path d={FRILL} fill="var(--ll-linen)" className="ll-outlined" />
      <path
        d="M63.4 36L62 32.4M57.2 41.2L56 36.4M50.8 45.8L49.6 40.4M44.6 50.6L43.4 46.4M37.8 55.4L36.4 52M29.8 60.6L29 57.6"
        className="ll-line ll-thin"
      />
    </g>
  );
}
