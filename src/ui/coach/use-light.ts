import { type RefObject, useEffect } from 'react';

const LIT = 'data-coached';

/** What the first selector finds that finds anything, or the button it lies on. */
function find(table: Element, selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    const found = table.querySelector(selector);
    if (found !== null) return found.closest('button') ?? found;
  }
  return undefined;
}

/**
 * Lights one thing on the table around `inside`, by `data-coached`. The table changes while a step is
 * being done (a card is picked, buttons come), so what is lit is looked for again each time.
 */
export function useLight(
  inside: RefObject<Element | null>,
  selectors: readonly string[] | undefined,
  step: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step's selectors stay the same
  useEffect(() => {
    const table = inside.current?.closest('.table-screen');
    if (table === null || table === undefined || selectors === undefined) return;
    let lit: Element | undefined;
    const light = () => {
      const next = find(table, selectors);
      if (next === lit) return;
      lit?.removeAttribute(LIT);
      next?.setAttribute(LIT, '');
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      lit = next;
    };
    light();
    const observer = new MutationObserver(light);
    observer.observe(table, {
      subtree: true,
      childList: true,
      attributeFilter: ['class', 'aria-pressed', 'data-kind'],
    });
    return () => {
      observer.disconnect();
      lit?.removeAttribute(LIT);
    };
  }, [step, selectors === undefined]);
}
