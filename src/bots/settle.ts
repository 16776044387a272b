import type { Action } from '@/kit/action';
import { lastWhere } from '@/kit/last';
import type { Manner } from '@/kit/manners';
import type { Thought } from './bot';

/**
 * Which of the actions that came out exactly alike a bot takes: the first that it looked at, or the last. What it
 * thinks and how well it plays stay as they are.
 */
export function settle({ action, candidates: [best, ...others] }: Thought, manner: Manner): Action {
  if (best === undefined || manner === 'quick') return action;
  return (
    lastWhere(others, ({ value, visits }) => value === best.value && visits === best.visits)?.action ?? action
  );
}
