const PROBE = 'kz-kept';

/** Whether the browser keeps what a page puts down; a frame of another site it may give nothing. */
function keeps(): boolean {
  try {
    localStorage.setItem(PROBE, PROBE);
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** Whether another page shows this one, and nothing is kept because of that. */
export const isForgotten = (): boolean => window.parent !== window && !keeps();
