import { hatch } from './hatch';

/*
 * Everybody is drawn in a field of 100 by 120, looking right, with the crown of the head near
 * y 20, the eyes at 47 and the chin at 77. What a character wears is laid over these.
 */

/** Forehead, nose, lips, chin and throat, closed behind by whatever covers the skull. */
const OUTLINE = {
  man: 'M46 21C58 22 64.6 30 65.4 38.4C65.6 40 67 40.8 67.1 42.4C67.1 43.8 66.2 44.4 66.6 45.8C68 49 70.4 51.8 72.2 54.8C73.2 56.5 72.2 57.9 70.4 58.1C69.2 58.2 68.2 58.2 67.7 59C67.6 60 68.2 60.7 69 61.3C70 62.1 70 63 69.2 63.5C68.6 63.8 68 63.9 67.6 64.2C68.7 64.5 69.4 65.2 69.2 66.4C68.9 67.6 67.6 67.8 67.3 68.8C67.2 70.2 68.9 71.3 69 73.4C69.1 76.4 66.4 78.6 63 78.7C60.6 78.8 58.4 79.4 57 81.4C55.8 86 57 91.4 60 96L66 122H14L24 92C29 84 30 76 27 66L24 40C24 26 32 20 46 21Z',
  woman:
    'M46 21C58 22 65 30.4 65.6 39.4C65.8 41.6 65 43.2 65.3 44.8C66 47.4 67.4 49.9 68.9 52.1C69.8 53.6 69.6 55 68.3 55.4C67.4 55.7 66.8 55.9 66.5 56.8C66.6 57.9 67.2 58.6 68 59.3C68.9 60.1 68.9 61.2 68.2 61.7C67.7 62.1 67.2 62.3 66.9 62.6C67.8 62.9 68.4 63.6 68.1 64.7C67.8 65.8 66.9 66.2 66.5 67C66.2 68.2 67.2 69.2 67.3 70.8C67.4 73.4 65.4 75.4 62.6 75.6C60 75.9 57.2 76.2 55.6 78.4C54.2 82.6 55 86 57.4 88.8C60.6 92.6 67 95.4 75 98.4L82 122H8L16 98C28 94.6 36.4 88 36.4 77L28 60L24 40C24 26 32 20 46 21Z',
};

/** Throat and neck in the shadow of the jaw. */
const THROAT = {
  man: 'M46.6 62C48 70 51.6 76.6 57 80.4C57.3 80.9 57.2 81 57 81.4C55.8 86 57 91.4 60 96L61 100C52 96 45.6 86 46.6 62Z',
  woman:
    'M47 61C48.4 68.6 51.4 74.6 55.4 77.8C55.7 78 55.7 78.2 55.6 78.4C54.2 82.6 55 86 57.4 88.8C58.6 90.2 60.2 91.6 62.4 92.8C52.4 90 45.4 80 47 61Z',
};

const JAW_LINE = { man: 'M46.6 62C48 70 51.6 76.6 57 80.4', woman: 'M47 61C48.4 68.6 51.4 74.6 55.4 77.8' };

const JAW_HATCH = {
  man: hatch([49.6, 68, 52, 73.4, 56, 76.6, 61.6, 77], [51.4, 63.4, 53, 67, 55.6, 70.2, 59, 71.6], 7),
  woman: hatch([49.8, 66.6, 52, 71.6, 55.8, 74.4, 60.4, 74.4], [51.6, 62, 53, 65, 55.2, 67.8, 58, 68.6], 6),
};
const NECK_HATCH = hatch([46.4, 72, 47, 80, 49, 87, 54, 92.6], [41, 70, 41, 80, 43, 88, 48, 94], 4);

const MOUTH = {
  man: 'M67.6 64.2C65.8 64.2 64 64 62.8 63.2',
  woman: 'M66.9 62.6C65.4 62.8 64.2 62.6 63 61.7',
};
const LIPS =
  'M63.4 62.3C65 61 66.8 59.5 68 59.3C68.9 60.1 68.9 61.2 68.2 61.7C67.7 62.1 67.2 62.3 66.9 62.6C67.8 62.9 68.4 63.6 68.1 64.7C66.6 65.1 64.8 64.4 63.4 62.3Z';

export interface FaceProps {
  readonly sex: 'man' | 'woman';
  /** Lowered eyes under closed lids. */
  readonly isDemure?: boolean;
}

function Eye({ sex, isDemure = false }: FaceProps) {
  if (isDemure)
    return (
      <path
        d="M57 46.4C59.2 49.2 62.2 49.6 64.8 47.8M58.2 48L57.2 49.5M60.2 49.1L59.8 50.8M62.4 49.1L62.6 50.7"
        className="ll-line"
      />
    );
  return (
    <g>
      <path
        d="M58 48.8C59.6 46.4 61.6 45.4 64.2 45.6C63.7 47 63.7 48.2 64.2 49.4C62.2 50 59.8 49.8 58 48.8Z"
        fill="var(--ll-linen)"
      />
      <path
        d="M61.7 45.9C61 47.4 61.1 48.9 61.9 49.8C63 49.8 63.8 49.6 64.2 49.4C63.7 48.2 63.7 47 64.2 45.6C63.2 45.5 62.4 45.6 61.7 45.9Z"
        fill="var(--ll-ink)"
      />
      <path d="M56.6 49.2C58.6 45.8 61.4 44.5 64.8 45" className="ll-line ll-bold" />
      <path d="M58.6 49.4C60.2 50.2 62.2 50.4 64 49.8" className="ll-line ll-thin" />
      {sex === 'woman' && <path d="M64.4 45L66.3 43.6M63 44.7L64.4 43" className="ll-line ll-thin" />}
    </g>
  );
}

/** The bare head with its neck and shoulders. */
export function Face({ sex, isDemure = false }: FaceProps) {
  return (
    <g>
      <path d={OUTLINE[sex]} fill="var(--ll-skin)" />
      <path d={THROAT[sex]} fill="var(--ll-blush)" />
      <path d={JAW_HATCH[sex]} className="ll-hatch" />
      <path d={NECK_HATCH} className="ll-hatch" />
      {sex === 'woman' && <path d={LIPS} fill="var(--ll-rouge)" />}
      <path d={OUTLINE[sex]} className="ll-line" />
      <path d={JAW_LINE[sex]} className="ll-line ll-thin" />
      <Eye sex={sex} isDemure={isDemure} />
      <path
        d={sex === 'man' ? 'M56 42.4C58.8 39.8 62.6 39.6 66 41.4' : 'M56.2 42C58.8 39.2 62 38.8 64.8 40.2'}
        className={sex === 'man' ? 'll-line ll-heavy' : 'll-line ll-bold'}
      />
      <path
        d={sex === 'man' ? 'M68.6 56.4C67.2 57 65.6 56.2 65.6 54.4' : 'M67.2 54.5C66.2 55 65 54.3 65.1 52.9'}
        className="ll-line ll-thin"
      />
      <path d={MOUTH[sex]} className="ll-line" />
    </g>
  );
}

/** The ear of the bare head. */
export function Ear() {
  return (
    <g>
      <path
        d="M46.6 48.4C43.6 46.2 40.4 48.2 40.6 52C40.8 56 43.6 59.6 46 59C47.6 58.4 46.8 56.4 47 55C48.4 53.2 49 50.2 46.6 48.4Z"
        fill="var(--ll-skin)"
        className="ll-outlined"
      />
      <path
        d="M45.6 50.4C43.6 49.4 42.4 50.8 42.8 53C44.2 52.6 45 53.6 44.6 55.6"
        className="ll-line ll-thin"
      />
    </g>
  );
}
