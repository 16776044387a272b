'use client';

import { Sign } from '@/ui/Sign';
import { MarkSign, SCRAP } from './signs';
import type { MarkShown } from './use-marks';

/** A mark without its words: its sign, and its value. */
export const MarkFace = ({ path, count }: Pick<MarkShown, 'path' | 'count'>) => (
  <>
    {(path !== undefined || count === undefined) && <MarkSign path={path} />}
    {count !== undefined && <span className="bt-mark-count">{count}</span>}
  </>
);

/** Marks as brass tags, each of which says what it is. */
export const Marks = ({ marks }: { readonly marks: readonly MarkShown[] }) =>
  marks.length > 0 && (
    <span className="bt-marks">
      {marks.map((mark) => (
        <Sign key={mark.word} className="bt-mark" says={mark.says}>
          <MarkFace {...mark} />
        </Sign>
      ))}
    </span>
  );

/** Where on the edge of a counter its marks lie: at its feet, to the right and then to the left. */
const AT_EDGE = [
  [22, 21],
  [2, 21],
  [22, 3],
  [2, 3],
] as const;

/** Marks on a monster's counter, within its 24 by 24: its name says them. */
export const CounterMarks = ({ marks }: { readonly marks: readonly MarkShown[] }) =>
  marks.slice(0, AT_EDGE.length).map(({ word, path, count }, index) => {
    const [x, y] = AT_EDGE[index] ?? AT_EDGE[0];
    return (
      <g key={word} className="bt-counter-mark" transform={`translate(${x} ${y})`}>
        <circle r="7.4" />
        {count === undefined ? (
          <path d={path ?? SCRAP} transform="translate(-5.4 -5.4) scale(0.45)" fillRule="evenodd" />
        ) : (
          <text y="3.9" textAnchor="middle">
            {count}
          </text>
        )}
      </g>
    );
  });
