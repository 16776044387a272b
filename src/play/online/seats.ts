import type { PlayerID } from '@/kit/action';
import { botNames, type Looks } from '@/kit/names';
import { useLooks } from '@/ui/setup/use-looks';
import type { SeatInfo } from '@/ui/table/table-state';
import { useIdle } from '@/ui/use-idle';
import type { Room } from '@/wire/room';

/** What names look like, once a page has nothing else to do: no bot is to be taken for somebody. */
export function useBotLooks({ seats }: Room): Looks {
  return useLooks(useIdle() && seats.some((seat) => seat.kind === 'bot' && seat.name === ''));
}

/** Names for every place: people's own, those of people a bot stands in for, and names for bots. */
export function seatNames(
  seats: readonly (
    | { readonly kind: 'open' | 'closed' }
    | { readonly kind: 'bot' | 'person'; readonly name: string }
  )[],
  bots: string,
  defaultName: (seat: number) => string,
  looks?: Looks,
): string[] {
  const people = seats.flatMap((seat) => ('name' in seat && seat.name !== '' ? [seat.name] : []));
  const free = botNames(bots, people, looks);
  return seats.map((seat, place) => {
    if ('name' in seat && seat.name !== '') return seat.name;
    if (seat.kind !== 'bot') return defaultName(place + 1);
    return free.shift() ?? defaultName(place + 1);
  });
}

/** The seats of a match as its table names them. */
export const seatInfos = ({ seats }: Room, names: readonly string[]): SeatInfo[] =>
  seats.map((seat, place) => {
    const playerID: PlayerID = String(place);
    const name = names[place] ?? '';
    if (seat.kind === 'bot') return { playerID, name, occupant: { kind: 'bot', level: seat.level } };
    if (seat.kind !== 'person') return { playerID, name, occupant: { kind: 'person' } };
    const { isPlayedByBot, isPresent } = seat;
    return { playerID, name, occupant: { kind: 'person', isAway: !isPresent, isPlayedByBot } };
  });

/** The people of a room, in seating order. */
export const peopleOf = (room: Room) => room.seats.filter((seat) => seat.kind === 'person');
