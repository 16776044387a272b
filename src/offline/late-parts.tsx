'use client';

import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';

/** What the page itself needs comes first: it is fetched, drawn and still by then. */
const AFTER_PAGE_MS = 3000;

function Late({ children }: { readonly children: ReactNode }) {
  const [isStill, setIsStill] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setIsStill(true), AFTER_PAGE_MS);
    return () => clearTimeout(later);
  }, []);
  return isStill && <Suspense>{children}</Suspense>;
}

/** A part that a page does without where it cannot be fetched. */
const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('A part of offline play could not be fetched:', error);
      return { default: () => null };
    }
  });

const LateKeepSite = part(async () => (await import('./KeepSite')).KeepSite);
const LateOfflineReady = part(async () => (await import('./OfflineReady')).OfflineReady);
const LateUpdateNotice = part(async () => (await import('./UpdateNotice')).UpdateNotice);

export const KeepSite = (props: ComponentProps<typeof LateKeepSite>) => (
  <Late>
    <LateKeepSite {...props} />
  </Late>
);

export const OfflineReady = (props: ComponentProps<typeof LateOfflineReady>) => (
  <Late>
    <LateOfflineReady {...props} />
  </Late>
);

export const UpdateNotice = () => (
  <Late>
    <LateUpdateNotice />
  </Late>
);
