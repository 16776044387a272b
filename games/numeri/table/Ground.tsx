import { useId } from 'react';
import { GOAL, LAST, PATH } from '../rules/components';
import type { Garden } from './geometry';

const kindOf = (index: number): 'red' | 'goal' | 'plain' =>
  (PATH[index] ?? 0) < 0 ? 'red' : index >= LAST - GOAL ? 'goal' : 'plain';

const TUFT = 'M-10 4Q-9 -6 -5 -10Q-4 -3 -4 3Q-1 -7 1 -14Q3 -4 3 3Q6 -4 10 -7Q10 0 8 4Z';
const LEAF = 'M0 -11Q3 -5 9 -6Q6 0 9 5Q3 4 0 10Q-3 4 -9 5Q-6 0 -9 -6Q-3 -5 0 -11Z';

/** What grows and what has fallen in the strips of moss. */
function Plants({ plants }: Pick<Garden, 'plants'>) {
  return plants.map(({ x, y, size }, index) => {
    const transform = `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})`;
    const kind = index % 6 === 3 ? 'leaf' : index % 6 === 5 ? 'flower' : 'tuft';
    if (kind === 'flower')
      return (
        <g key={transform} transform={transform} className="nu-flower">
          {[0, 72, 144, 216, 288].map((turn) => (
            <circle key={turn} cx="0" cy="-5" r="4" transform={`rotate(${turn})`} />
          ))}
          <circle cx="0" cy="0" r="3" className="nu-flower-heart" />
        </g>
      );
    return (
      <path
        key={transform}
        d={kind === 'leaf' ? LEAF : TUFT}
        transform={kind === 'leaf' ? `${transform} rotate(${(index * 47) % 360})` : transform}
        className={`nu-${kind}`}
      />
    );
  });
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
      {['plain', 'red', 'goal'].map((kind) => (
        <radialGradient key={kind} id={`${id}-${kind}`} cx=".38" cy=".28" r=".85" data-kind={kind}>
          <stop offset="0" className="nu-stone-lit" />
          <stop offset=".55" className="nu-stone-mid" />
          <stop offset="1" className="nu-stone-dim" />
        </radialGradient>
      ))}
    </defs>
  );
}

/** The garden itself: moss, the gravel path, and the stones in it. */
export function Ground({ garden }: { readonly garden: Garden }) {
  const id = useId();
  const { width, height, spaces, stones, road, terrace } = garden;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="nu-ground">
      <Materials id={id} />
      <path d={road} className="nu-road-edge" />
      <path d={road} className="nu-road" stroke={`url(#${id}-grit)`} />
      <path d={terrace} className="nu-terrace-edge" />
      <path d={terrace} className="nu-terrace" />
      <Plants {...garden} />
      {spaces.map(({ x, y }, index) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          data-kind={kindOf(index)}
        >
          <path d={stones[index]} className="nu-stone-shade" transform="translate(2 9)" />
          <path d={stones[index]} className="nu-stone-edge" transform="translate(0 5)" />
          <path d={stones[index]} className="nu-stone-face" fill={`url(#${id}-${kindOf(index)})`} />
          <path d={stones[index]} className="nu-stone-shine" transform="scale(0.87)" />
        </g>
      ))}
    </svg>
  );
}
