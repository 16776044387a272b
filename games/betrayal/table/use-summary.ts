'use client';

import { at } from '@/kit/seats';
import { capitalised } from '@/ui/table/message-parts';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { OFF_BOARD } from '../rules/components';
import type { BetrayalView } from '../rules/view';
import { asDirection } from './plan';
import type { ChoiceControl } from './use-choice';
import { useMarks } from './use-marks';
import { useOwnPart } from './use-own-part';
import { useRoomWords } from './use-room-words';
import { useFigureName, useList, useNames, useWords } from './use-words';

/** What lies on the table, in sentences: first where one is oneself, and where one may go. */
export function useSummary(choice: ChoiceControl): string[] {
  const t = useWords();
  const name = useNames();
  const figure = useFigureName();
  const list = useList();
  const rooms = useRoomWords();
  const marksOn = useMarks();
  const { message, plain } = useWording();
  const ownPart = useOwnPart();
  const { view, seats, playerID } = useTable<BetrayalView>();

  const floorOf = (room: string): string => {
    const tile = view.tiles.find((one) => one.room === room);
    return tile === undefined ? '' : name('floors', tile.floor);
  };
  const mine = (): string[] => {
    if (playerID === null) return [];
    const { room, life } = at(view.explorers, playerID);
    const tile = view.tiles.find((one) => one.room === room);
    const you = t('summary.you', { room: name('rooms', room), floor: floorOf(room), state: life });
    if (life !== 'alive') return [you];
    if (tile === undefined) return [];
    const doors = rooms.sidesThat(tile, 'door');
    const unopened = rooms.sidesThat(tile, 'open');
    const here = rooms.standing(tile).filter((one) => one !== playerID);
    return [
      you,
      ...(doors.length === 0 ? [] : [t('summary.doors', { sides: list(doors) })]),
      ...(unopened.length === 0 ? [] : [t('summary.unknown', { sides: list(unopened) })]),
      here.length === 0 ? t('summary.alone') : t('summary.here', { names: list(here.map(figure)) }),
    ];
  };
  const reach = [...choice.targets.values()].map(({ room, choices: [first] }) =>
    room === null
      ? t('summary.door', {
          room: name('rooms', String(first?.args[0])),
          side: t(`board.side-${asDirection(Number(first?.args[1]))}`),
          count: first?.cost ?? 0,
        })
      : t('summary.step', { room: name('rooms', room), count: first?.cost ?? 0 }),
  );
  const goal = (): string[] => {
    if (view.goal === null || view.haunt === null) return [];
    const parts = message(`next.${view.goal.next.kind}`, view.goal.next.facts);
    const percent = Math.round(view.goal.progress * 100);
    const line = t('summary.goal', { next: parts === undefined ? '' : plain(parts), percent });
    return ownPart === undefined ? [line] : [line, ownPart];
  };
  /** What is marked on somebody, or on a room. */
  const marked = (what: string, ...on: Parameters<typeof marksOn>): string[] => {
    const marks = marksOn(...on).map(({ says }) => says);
    return marks.length === 0 ? [] : [t('summary.marked', { name: what, marks: list(marks) })];
  };
  return [
    ...mine(),
    ...(reach.length === 0 ? [] : [t('summary.reach', { rooms: list(reach) })]),
    view.haunt === null
      ? t('summary.round', { round: view.round, omens: view.omensDrawn })
      : t('summary.haunt', { round: view.round }),
    ...goal(),
    ...marksOn('haunt').map(({ says }) => says),
    ...seats.flatMap(({ playerID: seat, name: who }) => {
      const { explorer, room, life, cards } = at(view.explorers, seat);
      if (explorer === null) return [t('summary.seat-none', { name: who })];
      const values = view.values[seat] ?? {};
      return [
        t('summary.seat', {
          name: who,
          explorer: name('explorers', explorer),
          room: name('rooms', room),
          floor: floorOf(room),
          speed: values.speed ?? 0,
          might: values.might ?? 0,
          sanity: values.sanity ?? 0,
          knowledge: values.knowledge ?? 0,
          state: life === 'alive' && room === OFF_BOARD ? 'unseen' : life,
        }),
        ...(cards.length === 0
          ? []
          : [t('summary.cards', { name: who, cards: list(cards.map((card) => name('cards', card))) })]),
        ...marked(who, 'seat', seat),
      ];
    }),
    ...view.monsters.flatMap(({ id, room, stunned }) => [
      t('summary.monster', {
        name: figure(id),
        room: name('rooms', room),
        state: stunned > 0 ? 'stunned' : 'awake',
      }),
      ...marked(figure(id), 'monster', id),
    ]),
    ...view.tiles.flatMap(({ room }) => marked(name('rooms', room), 'room', room)),
  ].map(capitalised);
}
