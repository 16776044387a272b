'use client';

import { seatColour, seatShape } from '@/ui/SeatMark';
import { TRAITS, type Trait } from '../rules/components';
import { MonsterSign, SCRAP } from './haunted-signs';
import type { MarkShown } from './use-marks';

/** Where on the edge of a counter its marks lie: its values lie at its feet, and whose it is to the left. */
const AT_EDGE = [
  [23, 3],
  [25, 13],
  [-1, 13],
] as const;

/** How wide the strip of values is, of a counter's 24. */
const STRIP = 36;

/** What a monster rolls by, in the colours of the traits: to be read in figures where it is named. */
function CounterValues({ values }: { readonly values: Readonly<Partial<Record<Trait, number>>> }) {
  const has = TRAITS.filter((trait) => values[trait] !== undefined);
  const width = Math.min(STRIP / has.length, STRIP / 3);
  return (
    <g className="bt-counter-values" transform={`translate(${12 - (width * has.length) / 2} 19)`}>
      {has.map((trait, place) => (
        <g key={trait} data-trait={trait} transform={`translate(${place * width})`}>
          <rect width={width} height="11.4" />
          <text x={width / 2} y="9.4" textAnchor="middle">
            {values[trait]}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Whose monster it is, where each has one: the sign of the seat. */
const CounterOwner = ({ seat }: { readonly seat: string }) => (
  <g className="bt-counter-owner" transform="translate(-6 -5) scale(0.62)">
    <circle cx="12" cy="12" r="14" />
    <path d={seatShape(seat)} style={{ fill: seatColour(seat) }} />
  </g>
);

/** Marks on a monster's counter, within its 24 by 24: its name says them. */
const CounterMarks = ({ marks }: { readonly marks: readonly MarkShown[] }) =>
  marks.slice(0, AT_EDGE.length).map(({ word, path, count, angle = 0 }, index) => {
    const [x, y] = AT_EDGE[index] ?? AT_EDGE[0];
    return (
      <g key={word} className="bt-counter-mark" transform={`translate(${x} ${y})`}>
        <circle r="7.4" />
        {count === undefined ? (
          <path
            d={path ?? SCRAP}
            transform={`rotate(${angle}) translate(-5.4 -5.4) scale(0.45)`}
            fillRule="evenodd"
          />
        ) : (
          <text y="3.9" textAnchor="middle">
            {count}
          </text>
        )}
      </g>
    );
  });

interface CounterProps {
  readonly haunt: number | undefined;
  readonly kind: string;
  readonly values: Readonly<Partial<Record<Trait, number>>>;
  /** The seat whose it is, where each has one. */
  readonly owner: string | undefined;
  readonly marks: readonly MarkShown[];
}

/** A monster's round counter: its face, what it rolls by, and what is known of it. */
export const Counter = ({ haunt, kind, values, owner, marks }: CounterProps) => (
  <>
    <MonsterSign haunt={haunt} kind={kind} />
    <CounterValues values={values} />
    {owner !== undefined && <CounterOwner seat={owner} />}
    <CounterMarks marks={marks} />
  </>
);
