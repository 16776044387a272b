import { Fragment } from 'react';
import { namedParts } from '@/i18n/named';
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

/** A sentence in which people are named (`named`), each name whole. */
export function NamedSentence({ children: sentence }: { readonly children: string }) {
  return namedParts(sentence).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in place
    <Fragment key={index}>{index % 2 === 0 ? part : <PlayerName name={part} />}</Fragment>
  ));
}
