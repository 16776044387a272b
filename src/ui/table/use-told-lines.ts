import { useCallback } from 'react';
import type { WordingPart } from './message-parts';
import { useTable } from './TableProvider';
import { type Happening, toldOf } from './telling';
import { useWording } from './use-wording';

/** What a happening is told in. What one's own seat has come to is said to one, where a game has words for that. */
export function useToldLines() {
  const { entry, message, plain } = useWording();
  const { playerID } = useTable();
  const lines = useCallback(
    (happening: Happening): (readonly WordingPart[])[] =>
      toldOf(happening, playerID)
        .map(
          (told) => (told.playerID === playerID && message(`told.${told.kind}`, told.facts)) || entry(told),
        )
        .filter((parts) => parts.length > 0),
    [entry, message, playerID],
  );
  return { lines, plain };
}
