import { classes } from './classes';

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * A name within a sentence: no line ends in it. Only what could turn the sentence around is kept apart from
 * it: a browser sets the gap between Latin and Chinese letters only where nothing parts them.
 */
export function PlayerName({ name, className }: { readonly name: string; readonly className?: string }) {
  const Whole = RIGHT_TO_LEFT.test(name) ? 'bdi' : 'span';
  return <Whole className={classes('player-name', className)}>{name}</Whole>;
}

interface NamedSentenceProps {
  readonly children: string;
  readonly names: readonly string[];
}

/** A sentence in which some people are named, each name whole. */
export function NamedSentence({ children: text, names }: NamedSentenceProps) {
  // The longest first: a name may be the beginning of another one.
  const [name] = names
    .filter((one) => one !== '' && text.includes(one))
    .sort((one, other) => other.length - one.length);
  if (name === undefined) return <>{text}</>;
  const at = text.indexOf(name);
  return (
    <>
      <NamedSentence names={names}>{text.slice(0, at)}</NamedSentence>
      <PlayerName name={name} />
      <NamedSentence names={names}>{text.slice(at + name.length)}</NamedSentence>
    </>
  );
}
