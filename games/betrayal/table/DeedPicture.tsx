'use client';

import { lastWhere } from '@/kit/last';
import { SeatMark } from '@/ui/SeatMark';
import { useTable } from '@/ui/table/TableProvider';
import type { FaceDown } from '../rules/state';
import type { BetrayalView, Choice } from '../rules/view';
import { CardPicture } from './card-pictures';
import { MonsterSign } from './haunted-signs';
import { RoomPicture } from './RoomPicture';
import { useNames } from './use-words';

/** The pile that this seat has just looked into, from its top: tiles, or cards. */
function useLookedInto(): { readonly pile: FaceDown; readonly ids: readonly string[] } | undefined {
  const { view, journal, playerID } = useTable<BetrayalView>();
  const look = lastWhere(
    journal.flatMap(({ entries }) => entries),
    ({ kind, playerID: who }) => who === playerID && kind.startsWith('look-at-'),
  );
  if (look === undefined) return undefined;
  const deck = (look.facts.deck as { readonly term?: string } | undefined)?.term?.split('.').at(-1);
  const pile = (deck ?? 'stack') as FaceDown;
  return { pile, ids: view.known[pile] };
}

/** Tiles or cards in the order in which they would lie. */
function Order({ order }: { readonly order: string }) {
  const name = useNames();
  const looked = useLookedInto();
  if (looked === undefined) return null;
  const isStack = looked.pile === 'stack';
  return (
    <span className="bt-order">
      {order.split(', ').map((place) => {
        const id = looked.ids[Number(place) - 1];
        return (
          id !== undefined && (
            <span key={id} className="bt-ordered" data-deck={isStack ? undefined : looked.pile}>
              <span aria-hidden className="bt-ordered-picture">
                {isStack ? <RoomPicture room={id} /> : <CardPicture card={id} />}
              </span>
              {name(isStack ? 'rooms' : 'cards', id)}
            </span>
          )
        );
      })}
    </span>
  );
}

/** What a choice is about, as it looks on the table. */
export function DeedPicture({ choice: { label } }: { readonly choice: Choice }) {
  const { view } = useTable<BetrayalView>();
  const { order, target } = (label.facts ?? {}) as {
    readonly order?: string;
    readonly target?: { readonly seat?: string; readonly term?: string };
  };
  if (order !== undefined) return <Order order={order} />;
  if (target?.seat !== undefined) return <SeatMark playerID={target.seat} />;
  if (target?.term === undefined) return null;
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="bt-target">
      <MonsterSign haunt={view.haunt?.number} kind={target.term.split('.').at(-1) ?? ''} />
    </svg>
  );
}
