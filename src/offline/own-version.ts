import { canKeep } from './can-keep';
import { SiteVersion } from './site-version';

let version: SiteVersion | undefined;

/** This page's version of the site; undefined where there is none to keep. */
export function ownVersion(): SiteVersion | undefined {
  if (version !== undefined) return version;
  if (!canKeep()) return undefined;
  version = new SiteVersion({
    workers: navigator.serviceWorker,
    pathname: () => window.location.pathname,
    reload: () => window.location.reload(),
  });
  return version;
}
