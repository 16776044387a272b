import { useEffect, useRef } from 'react';

/** Goes on as soon as the page shows what this selector finds; a step's selector stays the same. */
export function useUntil(selector: string | undefined, step: string | undefined, goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next step may wait for the same
  useEffect(() => {
    if (selector === undefined) return;
    const look = () => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      latest.current();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
    look();
    return () => observer.disconnect();
  }, [selector, step]);
}
