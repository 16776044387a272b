import { BOX } from '@games/macroscope/rules/components';
import type { MacroscopeView } from '@games/macroscope/rules/view';
import type { Moment } from '@tests/contract/vain';
import type { Action } from '@/kit/action';

/** Whether it is called by the name of a picture that looks like something else through an open window, or is gone. */
function cannotBe({ open, looks, finished }: MacroscopeView, { move, args: [said] }: Action): boolean {
  if (move !== 'guess' && move !== 'name') return false;
  const picture = String(said).replaceAll(' ', '-');
  const own = BOX.get(picture) ?? '';
  return (
    finished.some((past) => past.picture === picture) ||
    open.some((window, step) => own[window] !== looks[step])
  );
}

/** An answer that an open window shows to be wrong, while something else could be done (MS11). */
export const vain = ({ view, legal }: Moment<MacroscopeView>, action: Action): boolean =>
  cannotBe(view, action) && legal.some((other) => !cannotBe(view, other));
