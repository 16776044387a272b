import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { jsx as element, jsxs as elementOfSeveral } from 'react/jsx-runtime';
import { alone } from './alone';

export type { JSX } from 'react';
export { Fragment } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** What React makes of `<a b={c}>…</a>`, its texts set so that a page may be translated (`alone`). */
export const jsx = (type: ElementType, props: Props, key?: Key): ReactElement =>
  element(type, withTextsAlone(type, props), key);

/** The same where a list in it has the same length each time. */
export const jsxs = (type: ElementType, props: Props, key?: Key): ReactElement => {
  const set = withTextsAlone(type, props);
  return (Array.isArray(set.children) ? elementOfSeveral : element)(type, set, key);
};

function withTextsAlone(type: ElementType, props: Props): Props {
  const children = alone(type, props.children, element);
  return children === props.children ? props : { ...props, children };
}
