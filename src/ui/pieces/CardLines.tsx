import { classes } from '../classes';

export interface CardLineProps {
  readonly name: string;
  /** What it does, in one or two short sentences. */
  readonly words: string;
  /** The pointer is on it. */
  readonly isLit?: boolean;
  /** The line of a card that is picked is the only one, and has all the room. */
  readonly isPicked?: boolean;
}

/**
 * What the own cards do, beside the hand before any is tapped. For the eye: a card says the same in its
 * description. Each line stays where it is, whichever card it speaks of.
 */
export function CardLines({ lines }: { readonly lines: readonly CardLineProps[] }) {
  const picked = lines.filter(({ isPicked }) => isPicked);
  return (
    <ul aria-hidden className="card-lines">
      {(picked.length > 0 ? picked : lines).map(({ name, words, isLit, isPicked }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: what is said there changes, not where
          key={place}
          className={classes('card-line', (isLit || isPicked) && 'is-lit', isPicked && 'is-picked')}
        >
          <span key={`${name} ${words}`} className="card-line-words">
            <b>{name}</b> {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
