import type { Face } from '../rules/components';

const STAR =
  'M50 8C53 8 55 10 56.5 13L66 33L88 36C94.500 37 96 43 92 47.500L76.500 63L80 85C81 91.500 75.500 95 70 92L50 81.500L30 92C24.500 95 19 91.500 20 85L23.500 63L8 47.500C4 43 5.500 37 12 36L34 33L43.500 13C45 10 47 8 50 8Z';

export interface DieProps {
  readonly face: Face;
  readonly label?: string;
}

/** The die as it lies: a number, or the star. */
export function Die({ face, label }: DieProps) {
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className="nu-die"
    >
      {face === 'star' ? (
        <svg aria-hidden viewBox="0 0 100 100" className="nu-die-star">
          <path d={STAR} />
        </svg>
      ) : (
        <span aria-hidden>{face}</span>
      )}
    </span>
  );
}
