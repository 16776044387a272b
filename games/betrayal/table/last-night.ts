import type { Facts, SeatJournalEntry } from '@/kit/journal';
import { seatIn, wordIn } from '@/kit/journal';
import { lastIndexWhere } from '@/kit/last';
import type { RoomID } from '../rules/components';

/** One line of what monsters have done in a turn of theirs: those of a kind that are in one room now, or fell upon one figure. */
export interface Did {
  readonly kind: 'went' | 'struck';
  readonly facts: Facts & { readonly count: number };
  /** Where that is, where the journal says it. */
  readonly room: RoomID | undefined;
}

const isMonster = ({ facts }: SeatJournalEntry, by: 'who' | 'attacker'): boolean =>
  facts[by] !== undefined && seatIn(facts[by]) === undefined;

/** Of which kind, whichever of several it is. */
const kindOf = (fact: Facts[string] | undefined): Facts[string] => {
  const { term = '' } = (fact ?? {}) as { readonly term?: string };
  return { term };
};

/** The entries of the monsters' last turn; undefined where none is over. */
export function lastNight(entries: readonly SeatJournalEntry[]): readonly SeatJournalEntry[] | undefined {
  const begun = lastIndexWhere(entries, ({ kind }) => kind === 'monsters');
  if (begun < 0) return undefined;
  const rest = entries.slice(begun + 1);
  const over = rest.findIndex(({ kind }) => kind === 'turn' || kind === 'round');
  return over < 0 ? undefined : rest.slice(0, over);
}

/** What monsters did in it, by kind: where those that moved are now, and whom they fell upon, in the order in which it began. */
export function didIn(night: readonly SeatJournalEntry[]): readonly Did[] {
  const at = new Map<string, SeatJournalEntry>();
  const lines = new Map<string, Did>();
  const add = (key: string, kind: Did['kind'], facts: Facts, room: RoomID | undefined, more: Facts = {}) => {
    const count = 1 + (lines.get(key)?.facts.count ?? 0);
    lines.set(key, { kind, facts: { ...facts, ...more, count }, room });
  };
  for (const entry of night)
    if ((entry.kind === 'monster-go' || entry.kind === 'monster-put') && isMonster(entry, 'who'))
      at.set(JSON.stringify(entry.facts.who), entry);
  for (const { facts } of at.values()) {
    const [monsters, room] = [kindOf(facts.who), facts.room ?? null];
    add(`went ${JSON.stringify([monsters, room])}`, 'went', { monsters, room }, wordIn(facts.room));
  }
  night.forEach((entry, place) => {
    if (entry.kind !== 'attack' || !isMonster(entry, 'attacker')) return;
    const { attacker, target = null } = entry.facts;
    const key = `struck ${JSON.stringify([kindOf(attacker), target])}`;
    const known = lines.get(key)?.facts;
    const after = night.slice(place + 1);
    const next = after.findIndex(({ kind }) => kind === 'attack');
    const fight = next < 0 ? after : after.slice(0, next);
    const victim = seatIn(target);
    const isOf = (one: SeatJournalEntry, kind: string) => one.kind === kind && one.playerID === victim;
    const hurt = fight.reduce((sum, one) => sum + (isOf(one, 'hurt') ? Number(one.facts.points) : 0), 0);
    const isDead = victim !== undefined && fight.some((one) => isOf(one, 'die'));
    add(
      key,
      'struck',
      { monsters: kindOf(attacker), target },
      wordIn(at.get(JSON.stringify(attacker))?.facts.room),
      {
        points: Number(known?.points ?? 0) + hurt,
        died: isDead || known?.died === 'yes' ? 'yes' : 'no',
      },
    );
  });
  return [...lines.values()];
}
