import type { Fighter, Judge } from '../rules/components';
import { FIGHTER_SHAPES, type Paint } from './pictures/fighter-shapes';
import { JUDGE_SHAPES } from './pictures/judge-shapes';

const Painted = ({
  paints,
  className,
}: {
  readonly paints: readonly Paint[];
  readonly className: string;
}) => (
  <svg aria-hidden viewBox="0 0 100 100" className={className}>
    {paints.map(([colour, path, line]) =>
      line === undefined ? (
        <path key={path} d={path} fill={`var(--cm-${colour})`} />
      ) : (
        <path key={path} d={path} className="cm-portrait-line" stroke={`var(--cm-${colour})`} />
      ),
    )}
  </svg>
);

/** A fighter before the torches. */
export const FighterPicture = ({ fighter }: { readonly fighter: Fighter }) => (
  <Painted paints={FIGHTER_SHAPES[fighter]} className="cm-fighter-picture" />
);

export const JudgePicture = ({ judge }: { readonly judge: Judge }) => (
  <Painted paints={JUDGE_SHAPES[judge]} className="cm-judge-picture" />
);
