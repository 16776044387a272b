import type { SeatRules } from '@/kit/rulebook';
import type { Hints, HintThought } from '@/ui/table/table-state';

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
  { hints }: SeatRules,
  source: HintSource,
  { hint }: { readonly hint: AskedHint | undefined },
): Hints | undefined {
  if (hints === undefined) return undefined;
  return {
    isThinking: hint !== undefined && hint.thought === undefined,
    thought: hint?.thought,
    ask: () => source.askForHint(),
    dismiss: () => source.dismissHint(),
    words: hints,
  };
}
