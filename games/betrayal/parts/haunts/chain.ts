import type { PlayerID } from '@/kit/action';
import type { ClauseID } from '../../rules/clause';
import type { CardID, RoomID, Side, Trait } from '../../rules/components';
import { explorerAt, sideOf } from '../../rules/figures';
import { card as cardFact, room as roomFact, say, trait as traitFact } from '../../rules/journal';
import type { Not, Option } from '../../rules/option';
import { type Rolled, type Step, stepsOf } from '../../rules/step';
import type { Resolvers, Seen } from '../../rules/thing';
import { isDone } from '../../rules/turn';
import { reaching } from '../cards/reaching';
import { mark as done } from '../cards/steps';
import { type Aim, keepPart, type Part, part } from './haunt';
import { tellTask, tried } from './task';

/** Tasks of a side in an order, of which everybody may try one a turn: with the first done the next may be tried. */

interface Link {
  /** Its words: `actions`, `next`, `rolls.<key>`, and `<key>-done` of the journal. */
  readonly key: string;
  readonly trait: Trait;
  /** What a try has to reach: its side's secret. */
  readonly from: number;
  /** Where it is tried; absent: anywhere. */
  readonly rooms?: (seen: Seen) => readonly RoomID[];
  /**
   * Who holds this tries it, and that is a use of it (BH33, BH168); absent: anybody of the side. With rooms as well either
   * will do, and which is said before the roll (BH-g9): its words are `actions.<key>-by`.
   */
  readonly card?: CardID;
  /** What comes of it when it is done. */
  readonly next?: readonly Step[];
}

interface Links {
  /** Its slice, and what marks that somebody has had the step of the turn. */
  readonly name: string;
  readonly clause: ClauseID;
  readonly side?: Side;
  /** The mark by which it lies open how many are done (BH-g26). */
  readonly mark: string;
  readonly links: readonly Link[];
  readonly weight?: number;
}

interface Chain {
  readonly part: Part;
  /** How many tasks are done. */
  readonly count: (seen: Pick<Seen, 'hidden'>) => number;
  readonly isDone: (seen: Pick<Seen, 'hidden'>) => boolean;
  /** A step of the turn that is no roll. */
  readonly spend: Step;
  /** Why there is none left in this turn. */
  readonly spent: (seen: Seen) => Not | undefined;
}

export function chain({ name, clause, side = 'heroes', mark, links, weight = 12 }: Links): Chain {
  const step = stepsOf<{ tried: Rolled & { key: string } }>(`haunt/${name}.`);
  const over: Not = { reason: 'one-step', clause };
  const spent = ({ table }: Seen): Not | undefined => (isDone(table, name) ? over : undefined);
  const count = ({ hidden }: Pick<Seen, 'hidden'>): number =>
    (hidden as Readonly<Record<string, number>>)[name] ?? 0;

  function tries(seen: Seen<number>, seat: PlayerID): Option[] {
    const link = links[seen.mine];
    const { room, cards } = explorerAt(seen.table, seat);
    if (link === undefined || sideOf(seen.table, seat) !== side) return [];
    const { key, trait, from, rooms, card } = link;
    const isHere = rooms === undefined ? card === undefined : rooms(seen).includes(room);
    const isHeld = card !== undefined && cards.includes(card);
    return [...(isHere ? [undefined] : []), ...(isHeld ? [card] : [])].flatMap((by) => {
      const isOther = by !== undefined && rooms !== undefined;
      const [args, kind] = isOther ? [[key, by], `${key}-by`] : [[key], key];
      const facts = { trait: traitFact(trait), ...(by === undefined ? {} : { card: cardFact(by) }) };
      return tried(seen, seat, {
        kind: name,
        args,
        clause,
        trait,
        ...(by === undefined ? {} : { cards: [by] }),
        spent: over,
        from,
        what: `rolls.${key}`,
        label: { kind, facts },
        next: step.after('tried', { key }),
        weight,
      });
    });
  }

  return {
    count,
    isDone: (seen) => count(seen) >= links.length,
    spend: done(name),
    spent,
    part: part<number>({
      name,
      begin: () => 0,
      steps: {
        tried: (at, { seat = '', key, total }) => {
          // What helped the roll may have brought its roller to the other side.
          if (sideOf(at.G, seat) !== side) return [];
          if (total < (links[at.mine]?.from ?? 0)) {
            tellTask(at.G, seat, `rolls.${key}`, null);
            return [];
          }
          keepPart(at, name, at.mine + 1);
          say(at.G, `${key}-done`, seat);
          return links[at.mine]?.next ?? [];
        },
      } satisfies Resolvers<number, typeof step>,
      alters: reaching(Object.fromEntries(links.map(({ key, from }) => [`rolls.${key}`, from]))),
      offers: { turn: (seen, { seat }) => tries(seen, seat) },
      // Before the first is done nobody but its side knows that there is anything to do (BH50).
      marks: ({ mine }) => (mine === 0 ? [] : [{ on: 'haunt', word: mark, value: mine }]),
      aim: (seen): Aim => {
        const { key = '', rooms } = links[seen.mine] ?? links.at(-1) ?? {};
        const there = rooms?.(seen) ?? [];
        const [room] = there;
        return {
          isDone: seen.mine >= links.length,
          progress: seen.mine / links.length,
          next: { kind: key, ...(room === undefined ? {} : { facts: { room: roomFact(room) } }) },
          rooms: there,
        };
      },
    }),
  };
}
