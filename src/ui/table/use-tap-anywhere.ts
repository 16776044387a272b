import { useEffect } from 'react';

/** What does something of its own when it is pressed. */
const PRESSED_FOR_ITSELF = 'a, button, input, textarea, select, label, [role=slider]';

/**
 * A tap anywhere on the table that does nothing else. The second of two quick ones was meant for what lay
 * there before.
 */
export function useTapAnywhere(onTap: (() => void) | undefined): void {
  useEffect(() => {
    if (onTap === undefined) return;
    const press = ({ target, detail }: MouseEvent) => {
      if (!(target instanceof Element) || detail > 1) return;
      if (target.closest('.table-screen') !== null && target.closest(PRESSED_FOR_ITSELF) === null) onTap();
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [onTap]);
}
