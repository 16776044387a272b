import { Ear, Face } from './face';
import { hatch } from './hatch';

const FRINGE =
  'M65 33.6C54 31.4 36 33 23.4 38.6C21.4 46 22.8 57 27.6 65.4C33 68 39.6 66.4 42.6 60.8C40.6 56.8 40 51.8 41.8 49C43.8 46.8 47 47.4 48.2 50C50 47.6 50.6 44.4 53.4 42.4C57.4 40.4 61.6 40.4 65.6 39.8C65.6 37.6 65.4 35.6 65 33.6Z';

/** Tonsure, cowl and breviary. */
export function Priest() {
  return (
    <g transform="translate(-3 1)">
      <path
        d="M23 62C10 66 5 80 8 94C16 104 30 104 40 98Z"
        fill="var(--ll-spot-deep)"
        className="ll-outlined"
      />
      <Face sex="man" />
      <path d={FRINGE} fill="var(--ll-grey)" className="ll-outlined" />
      <path
        d={hatch([26, 39.6, 24.6, 47, 26, 56, 30, 64], [45, 35, 40, 40, 38.4, 46, 37.8, 55], 7)}
        className="ll-hatch"
      />
      <path
        d={hatch([49, 34.6, 47.6, 37, 46.6, 40, 46.2, 45], [62.6, 34.6, 62, 36, 61.4, 37.4, 61.2, 39], 6)}
        className="ll-hatch"
      />
      <path
        d={hatch([29, 27.4, 33, 23.8, 38, 22.8, 43, 23], [27, 34, 33, 30.4, 38, 29, 43, 28.6], 4)}
        className="ll-hatch"
      />
      <Ear />
      <path d="M55 47.6L53 46.6M54.8 49.4L52.6 49.8" className="ll-line ll-thin" />
      <path d="M63.4 59.6C62 61 61.4 62.6 61.8 64.6" className="ll-line ll-thin" />
      <path
        d="M0 124C2 106 8 96 18 90L64 96C76 100 84 108 87 124Z"
        fill="var(--ll-spot-deep)"
        className="ll-outlined"
      />
      <path
        d="M24 67C13 74 10 84 15 94C30 107 52 110 69 102C73 97 70 91 63 88.2C58.6 86.4 56.8 84.2 56.8 81.4C46 82 36 78 31 70C29 66.6 26.6 65.4 24 67Z"
        fill="var(--ll-spot)"
        className="ll-outlined"
      />
      <path
        d={hatch([18, 91, 30, 103, 50, 106, 67, 99.6], [26, 73, 33, 84, 46, 88, 59, 88.4], 7)}
        className="ll-hatch"
      />
      <g className="ll-outlined">
        <path d="M66 104.6L82 99.4L101 103.6V122H70Z" fill="var(--ll-wine)" />
        <path
          d="M67.4 102.4C72 98 77.6 97 82.6 98.6C88 95 94.4 95.6 100.6 99.4L98 119C92.6 116 87 116.4 82 119.6C77 117 73 117.6 70 120Z"
          fill="var(--ll-linen)"
        />
        <path d="M82.6 98.6L82 119.6" fill="none" />
      </g>
      <path
        d={hatch(
          [71.4, 103.6, 75, 101.4, 78, 101.4, 80.4, 102.4],
          [72.8, 115, 75.6, 113.6, 78, 113.6, 80.2, 114.6],
          5,
        )}
        className="ll-hatch"
      />
      <path
        d={hatch([85, 102, 89, 99.8, 93, 100.2, 97.4, 102.4], [84.6, 114.4, 88, 112.8, 92, 113, 96, 115], 5)}
        className="ll-hatch"
      />
      <g fill="var(--ll-gold)" className="ll-outlined">
        <path d="M47.6 103H52.4V107.6H57V112.2H52.4V122H47.6V112.2H43V107.6H47.6Z" />
      </g>
    </g>
  );
}
