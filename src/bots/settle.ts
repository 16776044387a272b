import { type Action, sameAction } from '@/kit/action';
import { lastWhere } from '@/kit/last';
import type { Manner } from '@/kit/manners';
import type { Rulebook } from '@/kit/rulebook';
import type { Decision, Thought } from './bot';
import type { Candidate } from './search/search-result';

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

/** Looked at less than that, a candidate had been given up by the search. */
const AS_OFTEN = 0.75;
/** What is behind by less is told from the best by chance alone. */
const AS_GOOD = 0.01;

const isAsGood = (best: Candidate, other: Candidate): boolean =>
  best.value - other.value < AS_GOOD && other.visits >= AS_OFTEN * best.visits;

/** What a bot thinks, as a hint: of what came out about as good it does what the policy prefers, not what chance has chosen. */
export function asHint(
  thought: Thought,
  rulebook: Pick<Rulebook, 'policy'>,
  { view, ctx }: Decision,
): Thought {
  const weigh = (actions: readonly Action[]) => rulebook.policy(view, ctx, actions);
  return { ...thought, action: favourite(thought, weigh) };
}

/** Of the candidates that came out about as good as the action, the one that weighs most; among equals the first. */
export function favourite(
  { action, candidates }: Thought,
  weigh: (actions: readonly Action[]) => readonly number[],
): Action {
  const best = candidates.find((candidate) => sameAction(candidate.action, action));
  if (best === undefined) return action;
  const peers = [best, ...candidates.filter((other) => other !== best && isAsGood(best, other))];
  const weights = weigh(peers.map((peer) => peer.action));
  const place = weights.indexOf(Math.max(...weights));
  return peers[place]?.action ?? action;
}
