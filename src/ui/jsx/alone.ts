import { Fragment, type ReactElement, type ReactNode } from 'react';

/** Makes an element of a tag, the text in it, and a key. */
type Make = (tag: 'span' | 'tspan', props: { readonly children: string }, key?: string) => ReactElement;

/** In what holds words alone there is nothing to set them in. */
const ONLY_WORDS: readonly unknown[] = ['title', 'option', 'textarea', 'style', 'script'];
/** In a drawing words are set in another tag. */
const DRAWN: readonly unknown[] = ['text', 'tspan', 'textPath'];

const isText = (child: ReactNode): child is string | number =>
  typeof child === 'string' || typeof child === 'number';

/**
 * What lies in an element, each text of it in an element of its own or the only thing there. A browser that
 * translates a page puts other nodes in the place of its texts: whoever writes into those later writes nowhere, and
 * whoever takes one away, or puts something before it, fails. Where an element holds one string, React sets the
 * whole of it.
 *
 * Pieces of text that follow each other become one; everything else keeps its place in the list.
 */
export function alone(type: unknown, children: ReactNode, make: Make): ReactNode {
  const tag = DRAWN.includes(type) ? 'tspan' : 'span';
  // What lies around it is not known here.
  if (type === Fragment && isText(children)) return make(tag, { children: `${children}` });
  if (!Array.isArray(children)) return children;
  const list: ReactNode[] = children.map((child) =>
    Array.isArray(child) ? alone(type, child, make) : child,
  );
  if (list.every((child) => isText(child) || child == null || typeof child === 'boolean')) {
    const text = list.filter(isText).join('');
    return text === '' ? null : alone(type, text, make);
  }
  if (ONLY_WORDS.includes(type)) return list;
  return list.map((child, at) => {
    if (!isText(child)) return child;
    if (isText(list[at - 1])) return null;
    const others = list.slice(at).findIndex((one) => !isText(one));
    const text = list.slice(at, others < 0 ? undefined : at + others).join('');
    // Blanks are no words, and as an element they would be a thing of their own in a row.
    return text.trim() === '' ? text : make(tag, { children: text }, `text ${at}`);
  });
}
