import { SiteVersion } from './site-version';

let version: SiteVersion | undefined;

/** This page's version of the site; undefined where there is none to keep: on the server, in development. */
export function ownVersion(): SiteVersion | undefined {
  if (version !== undefined) return version;
  if (process.env.NODE_ENV !== 'production' || typeof navigator === 'undefined') return undefined;
  // Browsers leave it out on addresses that are not safe, such as another device of the home network.
  if (!('serviceWorker' in navigator)) return undefined;
  version = new SiteVersion({
    workers: navigator.serviceWorker,
    pathname: () => window.location.pathname,
    reload: () => window.location.reload(),
  });
  return version;
}
