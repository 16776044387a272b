'use client';

import { type ComponentProps, useState } from 'react';
import { LocaleLink } from './locale-navigation';

/**
 * A link within the site, in the language one reads. What it leads to is fetched ahead when a pointer, a finger
 * or the keyboard comes to it: fetching all that is in sight keeps a phone busy while it wakes the page up, and
 * a little later the service worker has everything anyway.
 */
export function Link(props: ComponentProps<typeof LocaleLink>) {
  const [isComing, setIsComing] = useState(false);
  const come = () => setIsComing(true);
  return <LocaleLink prefetch={isComing ? null : false} onPointerEnter={come} onFocus={come} {...props} />;
}
