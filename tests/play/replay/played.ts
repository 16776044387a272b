import { SUBJECTS } from '@tests/subjects';
import type { Rulebook } from '@/kit/rulebook';
import { awaitedSeats } from '@/kit/seats';
import { LocalTable } from '@/play/local/local-table';
import { newMatch } from '@/play/match-record';
import { type ReplayRecord, replayOfSave } from '@/play/replay/replay-record';

export const RULEBOOKS: readonly Rulebook[] = SUBJECTS.map(({ rulebook }) => rulebook);

/** A match that has been played to its end by policy. */
export function played(rulebook: Rulebook, numPlayers: number): ReplayRecord {
  const seats = Array.from({ length: numPlayers }, (_, seat) => ({
    name: ['小明', 'Ana María', '王小美', 'Bo', '志偉'][seat] ?? '',
    occupant: seat === 1 ? { kind: 'bot' as const, level: 'hard' as const } : { kind: 'person' as const },
  }));
  const { slug, rulesVersion } = rulebook;
  const table = new LocalTable(
    rulebook,
    newMatch({ slug, rulesVersion, seats, options: {} }, 'a'.repeat(48)),
  );
  while (!table.isOver) {
    const [playerID = ''] = awaitedSeats(table.ctx);
    const action = table.likeliest(playerID);
    if (action === undefined) throw new Error('nobody is to act');
    table.act(playerID, action);
  }
  return replayOfSave(table.record);
}
