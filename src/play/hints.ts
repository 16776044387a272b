import type { SeatRules } from '@/kit/rulebook';
import type { Hints, HintThought } from '@/ui/table/table-state';
import type { SeatState } from '@/wire/match';

/** A hint that a seat has asked for, and the answer once it is there; null when there was none to be had. */
export interface AskedHint {
  readonly id: number;
  readonly thought?: HintThought | null;
}

/** Where a seat's table takes its hints from. */
export interface HintSource {
  askForHint(): void;
  dismissHint(): void;
}

/** Hints for the seat in front, where the game can put them into words. */
export function hintsOf(
  { explain }: SeatRules,
  source: HintSource,
  { hint, state: { G, ctx } }: { readonly hint: AskedHint | undefined; readonly state: SeatState },
): Hints | undefined {
  if (explain === undefined) return undefined;
  return {
    isThinking: hint !== undefined && hint.thought === undefined,
    thought: hint?.thought,
    ask: () => source.askForHint(),
    dismiss: () => source.dismissHint(),
    explain: (action) => explain(G, ctx, action),
  };
}
