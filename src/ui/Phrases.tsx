import { Fragment } from 'react';

const words =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh-Hant', { granularity: 'word' }) : undefined;

/**
 * A short line of Chinese that ends no line within a word: 一封｜信, not 一｜封信. For what is made on the
 * server; a browser may know other words, and would find the page different from what it was sent.
 */
export function Phrases({ children }: { readonly children: string }) {
  if (words === undefined) return <span className="phrases">{children}</span>;
  const parts = [...words.segment(children)];
  return (
    <span className="phrases">
      {parts.map(({ segment, index, isWordLike }, place) => (
        <Fragment key={index}>
          {place > 0 && isWordLike === true && parts[place - 1]?.isWordLike === true && <wbr />}
          {segment}
        </Fragment>
      ))}
    </span>
  );
}
