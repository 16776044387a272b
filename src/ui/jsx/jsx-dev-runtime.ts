import type { ElementType, Key, ReactElement } from 'react';
import { jsx, jsxs } from './jsx-runtime';

export { Fragment, type JSX } from './jsx-runtime';

/** What `npm run dev` asks for. */
export const jsxDEV = (
  type: ElementType,
  props: Parameters<typeof jsx>[1],
  key: Key | undefined,
  isStatic: boolean,
): ReactElement => (isStatic ? jsxs : jsx)(type, props, key);
