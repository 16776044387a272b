import { Fragment } from 'react';

const words =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh-Hant', { granularity: 'word' }) : undefined;

/**
 * A short line of Chinese that ends no line within a word: 一封｜信, not 一｜封信. For what is made on the
 * server; a browser may know other words, and would find the page different from what it was sent.
 */
export function Phrases({ children }: { readonly children: string }) {
  if (words === undefined) return <span className="phrases">{children}</span>;
  const phrases: string[] = [];
  let wasWord = false;
  for (const { segment, isWordLike = false } of words.segment(children)) {
    if (wasWord && isWordLike) phrases.push(segment);
    else phrases.push((phrases.pop() ?? '') + segment);
    wasWord = isWordLike;
  }
  return (
    <span className="phrases">
      {phrases.map((phrase, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is made once
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}
