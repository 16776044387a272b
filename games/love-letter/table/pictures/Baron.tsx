import { Face } from './face';
import { hatch } from './hatch';

const HAIR =
  'M25 38C17 50 23 58 18 68C13 78 15 90 27 93C34 95.4 44 93 47.4 86C51 79 47 73 48.6 66C50.4 60 48.6 54 50.6 48C51.6 44 53.6 41.6 56 38Z';
const PLUME =
  'M58 27C52 10 36 -1 18 3C5 6 -1 17 1 31C4.4 26.4 8 25 11.6 26C10.4 29.4 11 32.6 13 35.4C15.4 30.6 18.6 28.8 22.4 29C22 32 23 34.6 25 36.6C28.6 31.6 34 29.6 41 30.4C48 31 54 30 58 27Z';

/** Feathered hat, moustache and lace. */
export function Baron() {
  return (
    <g transform="translate(2 5)">
      <path d={HAIR} fill="var(--ll-ink)" className="ll-outlined" />
      <Face sex="man" />
      <path d={HAIR} fill="var(--ll-ink)" className="ll-outlined" />
      <path
        d={hatch([28, 42, 22, 54, 28, 64, 22, 76], [46, 44, 42, 58, 46, 68, 43, 84], 6)}
        className="ll-hatch ll-glint"
      />
      <path
        d="M69.4 60.8C66.4 59.2 62.6 61.6 58.6 60.6C55.4 59.8 54 57.2 54.4 54C51.2 57.6 51.8 63.2 57 64.8C61.8 66.2 66.4 65 69.6 63.2Z"
        fill="var(--ll-ink)"
        className="ll-outlined"
      />
      <path
        d="M67.2 68.6C64.6 68.4 62.8 70.4 63 73.8C63.4 79 67 84.4 71 87C71 82 71 77 69 73C68.8 71 67.6 70.2 67.2 68.6Z"
        fill="var(--ll-ink)"
        className="ll-outlined"
      />
      <path
        d="M-2 118C2 104 12 96 26 92L60 95C74 98 84 106 87 118Z"
        fill="var(--ll-spot)"
        className="ll-outlined"
      />
      <path
        d={hatch([10, 116, 13, 109, 18, 104, 25, 101], [34, 116, 34, 112, 36, 109, 39, 107], 8)}
        className="ll-hatch"
      />
      <path
        d="M25 88C34 83 48 82 57 81.6C59 88 65 93 74.6 97C76.6 100 75.6 102.4 72.6 102.8C73 106 70.4 107.8 67.4 106.8C67 110 63.6 111 61 109C59.6 112 55.6 112.2 53.8 109.4C51.4 112 47.6 111.2 46.6 108C43.6 109.8 40 108.2 39.6 104.8C36.2 106 33 103.8 33.2 100.4C29.8 100.8 27.2 98 28.2 94.8C25 94 23.6 90.8 25 88Z"
        fill="var(--ll-linen)"
        className="ll-outlined"
      />
      <path
        d={hatch([33, 88, 40, 98, 54, 103, 68, 102], [42, 85.4, 46, 92, 54, 96, 64, 97.6], 4)}
        className="ll-hatch"
      />
      <g fill="var(--ll-gold)" className="ll-outlined">
        <circle cx="72" cy="112.6" r="1.9" />
        <circle cx="74.4" cy="119" r="1.9" />
      </g>
      <path
        d="M25 37C22 22 30 11.6 45 11C58.6 10.6 66.4 19 67 33L46 40Z"
        fill="var(--ll-spot)"
        className="ll-outlined"
      />
      <path
        d={hatch([28, 33, 27, 24, 32, 16, 40, 13], [40, 35, 39, 28, 42, 20, 47, 15], 6)}
        className="ll-hatch"
      />
      <path
        d="M24.6 33.4C38 35.6 54 33.6 66.6 28L67 33.6L46 40L25 38.6Z"
        fill="var(--ll-gold)"
        className="ll-outlined"
      />
      <path
        d="M1 33C8 44 26 42.6 45 39.4C63 36.4 79 33 92 20.6C92 34.6 78 43.4 60 44.6C38 46.4 8 49 1 33Z"
        fill="var(--ll-spot-deep)"
        className="ll-outlined"
      />
      <path d={PLUME} fill="var(--ll-linen)" className="ll-outlined" />
      <path
        d={hatch([56, 26, 47, 13, 33, 5, 19, 7.6], [54, 27.4, 42, 22, 26, 18, 8, 23], 6)}
        className="ll-hatch"
      />
      <path d="M58 27C46 15 30 9 13 14" className="ll-line ll-thin" />
      <circle cx="58.6" cy="27.6" r="3.2" fill="var(--ll-wine)" className="ll-outlined" />
    </g>
  );
}
