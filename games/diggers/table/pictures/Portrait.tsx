import type { Print } from '../../rules/components';
import { VALUES } from '../../rules/components';
import { BLUSH, COSTUME, EYES, FACE, HAIR, MOUTH, NECK, SIGN, SPARKS } from './idol-shapes';

/** The wall behind everybody: beams, or a shower of the colour's signs for the great ones. */
function Backdrop({ colour, value }: Pick<Print, 'colour' | 'value'>) {
  return (
    <>
      <path d="M0 0H80V104H0Z" className="dg-wall" />
      <path
        d="M40 56L-6 22V-6ZM40 56L14 -8H34ZM40 56L54 -8H78ZM40 56L88 22V46ZM40 56L88 74V104ZM40 56L-8 50V78Z"
        className="dg-beams"
      />
      {value >= 4 && (
        <g className="dg-shower">
          {[
            [2, 30, 0.42],
            [66, 6, 0.5],
            [68, 50, 0.36],
            [3, 66, 0.34],
          ].map(([x, y, scale]) => (
            <path key={`${x}`} d={SIGN[colour]} transform={`translate(${x} ${y}) scale(${scale})`} />
          ))}
        </g>
      )}
    </>
  );
}

function Idol({ value, word }: Pick<Print, 'value' | 'word'>) {
  const rank = VALUES.find((one) => one === value) ?? 1;
  const hair = HAIR[rank];
  const costume = COSTUME[word ?? 'school'];
  return (
    <g className="dg-idol" data-word={word}>
      <path d={hair.back} className="dg-hair-back" />
      <path d={NECK} className="dg-skin-shade" />
      <path d={costume.whole} className="dg-cloth" />
      <path d={costume.trim} className="dg-trim" />
      <path d={costume.mark} className="dg-mark" />
      <path d={FACE} className="dg-skin" />
      <path d={BLUSH} className="dg-blush" />
      <path d={EYES} className="dg-eyes" />
      <path d={SPARKS} className="dg-sparks" />
      <path d={MOUTH[rank]} className={rank > 3 ? 'dg-mouth is-open' : 'dg-mouth'} />
      <path d={hair.front} className="dg-hair" />
      <path d={hair.pin} className="dg-pin" />
      {word === 'star' && (
        <path d="M56 46C58 54 54 60 47 60M47 58.4A1.8 1.8 0 1 0 47.1 58.4" className="dg-mike" />
      )}
    </g>
  );
}

/** A suit, smoothed hair, glasses, a tie of the colour, and a heart about to break. */
const Manager = () => (
  <g className="dg-manager">
    <path d="M8 104C9 86 20 78 32 74H48C60 78 71 86 72 104Z" className="dg-suit" />
    <path d="M32 74L40 92L48 74L44 68H36Z" className="dg-shirt" />
    <path d="M37.6 79H42.4L41.4 83L44.4 97L40 103L35.6 97L38.6 83Z" className="dg-tie" />
    <path
      d="M32 74L26 78L30 88L27 90L38 104L40 96ZM48 74L54 78L50 88L53 90L42 104L40 96Z"
      className="dg-lapel"
    />
    <path
      d="M25 42C25 29 31 23 40 23C49 23 55 29 55 42C55 55 49 64 40 64C31 64 25 55 25 42Z"
      className="dg-skin"
    />
    <path
      d="M23 44C20 26 28 14 42 14C54 14 60 24 57 44C55 38 54 34 52 30C44 33 33 31 29 27C26 32 25 38 23 44Z"
      className="dg-hair"
    />
    <path
      d="M27 41H38V46C38 50 28 50 27 46ZM42 41H53V46C52 50 42 50 42 46ZM38 43H42"
      className="dg-glasses"
    />
    <path d="M35 56C38 58.4 43 58 46 54.6" className="dg-mouth" />
    <path
      d="M66 30C57 23 56 19 57 15.6C58.4 12 63 12 66 16C69 12 73.6 12 75 15.6C76 19 75 23 66 30Z"
      className="dg-heart"
    />
    <path d="M66 16L63.6 20L68 22L65 26" className="dg-crack" />
  </g>
);

/** A coat with its collar up, a hat, and a camera before the face. */
const Scout = () => (
  <g className="dg-scout">
    <path d="M8 104C9 86 20 77 31 72H49C60 77 71 86 72 104Z" className="dg-coat" />
    <path d="M31 72L22 62L20 78L36 100L40 84L44 100L60 78L58 62L49 72L40 80Z" className="dg-collar" />
    <path
      d="M26 42C26 30 32 26 40 26C48 26 54 30 54 42C54 54 48 62 40 62C32 62 26 54 26 42Z"
      className="dg-skin"
    />
    <path d="M36 57C38.4 58.8 41.6 58.8 44 57" className="dg-mouth" />
    <path
      d="M12 32C20 27 26 26 28 26C28 16 33 11 40 11C47 11 52 16 52 26C54 26 60 27 68 32C60 36 50 37 40 37C30 37 20 36 12 32Z"
      className="dg-hat"
    />
    <path d="M27.6 24C32 27 48 27 52.4 24L52.4 29C46 32 34 32 27.6 29Z" className="dg-band" />
    <path d="M24 40H33L35 37H45L47 40H56V56H24Z" className="dg-camera" />
    <circle cx="40" cy="48" r="6.6" className="dg-lens" />
    <path d="M37 46A4 4 0 0 1 41 44" className="dg-glint" />
    <path d="M56 36L62 30L60 37L67 37L61 42Z" className="dg-flash" />
  </g>
);

/** Who is on the photo. */
export function Portrait({ colour, role, value, word }: Print) {
  return (
    <svg aria-hidden viewBox="0 0 80 104" className="dg-portrait" preserveAspectRatio="xMidYMid slice">
      <Backdrop colour={colour} value={value} />
      {role === 'idol' && <Idol value={value} word={word} />}
      {role === 'manager' && <Manager />}
      {role === 'scout' && <Scout />}
    </svg>
  );
}

/** The sign of a colour. */
export const Sign = ({
  colour,
  className,
}: {
  readonly colour: Print['colour'];
  readonly className?: string;
}) => (
  <svg aria-hidden viewBox="0 0 24 24" className={className} data-colour={colour}>
    <path d={SIGN[colour]} />
  </svg>
);
