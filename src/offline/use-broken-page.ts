import { useEffect } from 'react';
import { freshenPage } from './fresh-page';

/** A page that broke says why, and comes anew where that mends it. */
export function useBrokenPage(error: unknown): void {
  useEffect(() => {
    console.error(error);
    freshenPage(error);
  }, [error]);
}
