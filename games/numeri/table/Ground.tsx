import { memo, useId } from 'react';
import { ellipse, placed } from '@/ui/pieces/paths';
import { GOAL, LAST, PATH } from '../rules/components';
import type { Garden } from './geometry';

const KINDS = ['plain', 'red', 'goal'] as const;

const kindOf = (index: number): (typeof KINDS)[number] =>
  (PATH[index] ?? 0) < 0 ? 'red' : index >= LAST - GOAL ? 'goal' : 'plain';

const TUFT = 'M-10 4Q-9 -6 -5 -10Q-4 -3 -4 3Q-1 -7 1 -14Q3 -4 3 3Q6 -4 10 -7Q10 0 8 4Z';
const LEAF = 'M0 -11Q3 -5 9 -6Q6 0 9 5Q3 4 0 10Q-3 4 -9 5Q-6 0 -9 -6Q-3 -5 0 -11Z';

const PETAL = 5;

/** What grows and what has fallen in the strips of moss. */
function Plants({ plants }: Pick<Garden, 'plants'>) {
  const tufts = plants.filter((_, index) => index % 6 !== 3 && index % 6 !== 5);
  const leaves = plants.flatMap((plant, index) =>
    index % 6 === 3 ? [{ ...plant, turn: (index * 47) % 360 }] : [],
  );
  const flowers = plants.filter((_, index) => index % 6 === 5);
  const petals = flowers.flatMap(({ x, y, size }) =>
    [0, 72, 144, 216, 288].map((turn) => {
      const angle = (turn * Math.PI) / 180;
      const reach = PETAL * size;
      return ellipse(x + Math.sin(angle) * reach, y - Math.cos(angle) * reach, 4 * size);
    }),
  );
  return (
    <>
      <path
        d={tufts.map(({ size, ...at }) => placed(TUFT, { ...at, scale: size })).join('')}
        className="nu-tuft"
      />
      <path
        d={leaves.map(({ size, ...at }) => placed(LEAF, { ...at, scale: size })).join('')}
        className="nu-leaf"
      />
      <path d={petals.join('')} className="nu-flower" />
      <path
        d={flowers.map(({ x, y, size }) => ellipse(x, y, 3 * size)).join('')}
        className="nu-flower-heart"
      />
    </>
  );
}

/** The stones: their shade on the moss, their sides, their faces, and the light on them. */
function Stones({ garden: { spaces, stones }, id }: { readonly garden: Garden; readonly id: string }) {
  const laid = spaces.map(({ x, y }, index) => {
    const stone = stones[index] ?? '';
    return {
      kind: kindOf(index),
      shade: placed(stone, { x: x + 2, y: y + 9 }),
      edge: placed(stone, { x, y: y + 5 }),
      face: placed(stone, { x, y }),
      shine: placed(stone, { x, y, scale: 0.87 }),
    };
  });
  return (
    <>
      <path d={laid.map(({ shade }) => shade).join('')} className="nu-stone-shade" />
      {KINDS.map((kind) => {
        const alike = laid.filter((stone) => stone.kind === kind);
        return (
          <g key={kind} data-kind={kind}>
            <path d={alike.map(({ edge }) => edge).join('')} className="nu-stone-edge" />
            {/* Each with its own light: a gradient fills the box of what it is laid on. */}
            {alike.map(({ face }) => (
              <path key={face} d={face} className="nu-stone-face" fill={`url(#${id}-${kind})`} />
            ))}
            <path d={alike.map(({ shine }) => shine).join('')} className="nu-stone-shine" />
          </g>
        );
      })}
    </>
  );
}

/** Grains of gravel, and a shade of light for each kind of stone. */
function Materials({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-grit`} width="34" height="28" patternUnits="userSpaceOnUse">
        <path d="M0 0H34V28H0Z" className="nu-grit" />
        <g className="nu-grit-light">
          <ellipse cx="6" cy="5" rx="3.2" ry="2.2" />
          <ellipse cx="22" cy="10" rx="2.8" ry="2.2" />
          <ellipse cx="13" cy="20" rx="3.4" ry="2.4" />
          <ellipse cx="30" cy="23" rx="2.6" ry="2" />
        </g>
        <g className="nu-grit-deep">
          <ellipse cx="14" cy="8" rx="2.4" ry="1.8" />
          <ellipse cx="30" cy="4" rx="2.6" ry="1.8" />
          <ellipse cx="4" cy="16" rx="2.6" ry="2" />
          <ellipse cx="23" cy="25" rx="2.4" ry="1.8" />
        </g>
      </pattern>
      {KINDS.map((kind) => (
        <radialGradient key={kind} id={`${id}-${kind}`} cx=".38" cy=".28" r=".85" data-kind={kind}>
          <stop offset="0" className="nu-stone-lit" />
          <stop offset=".55" className="nu-stone-mid" />
          <stop offset="1" className="nu-stone-dim" />
        </radialGradient>
      ))}
    </defs>
  );
}

/** The garden itself: moss, the gravel path, and the stones in it. It stays as it is, whoever walks. */
export const Ground = memo(function Ground({ garden }: { readonly garden: Garden }) {
  const id = useId();
  const { width, height, road, terrace } = garden;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="nu-ground">
      <Materials id={id} />
      <path d={road} className="nu-road-edge" />
      <path d={road} className="nu-road" stroke={`url(#${id}-grit)`} />
      <path d={terrace} className="nu-terrace-edge" />
      <path d={terrace} className="nu-terrace" />
      <Plants {...garden} />
      <Stones garden={garden} id={id} />
    </svg>
  );
});
