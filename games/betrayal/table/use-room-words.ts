'use client';

import { named, unnamed } from '@/i18n/named';
import { useTable } from '@/ui/table/TableProvider';
import { useWording } from '@/ui/table/use-wording';
import { DIRECTIONS } from '../rules/components';
import type { Tile } from '../rules/state';
import type { BetrayalView } from '../rules/view';
import { printedOf, sidesOf } from './plan';
import { type MarkShown, pointing, useMarks } from './use-marks';
import { useTexts } from './use-texts';
import { useFigureName, useList, useNames, useWords } from './use-words';

/** A mark of a room, or of a figure in it: then `whose`. */
type MarkInRoom = MarkShown & { readonly whose: string | undefined };

/** Sentences on one line: a dot between two of them is stop enough. One that a name ends in is the name’s. */
const joined = (said: readonly string[]): string =>
  unnamed(said.map((one, n) => (n < said.length - 1 ? one.replace(/[.。]$/, '') : one)).join(' · '));

/** What is to be said of a room: for whoever does not see the plan, and for who looks closely. */
export function useRoomWords() {
  const t = useWords();
  const name = useNames();
  const text = useTexts();
  const list = useList();
  const figure = useFigureName();
  const whole = useFigureName(named);
  const marksOn = useMarks();
  const { message, plain } = useWording();
  const { view } = useTable<BetrayalView>();

  const sidesThat = (tile: Tile, is: string): string[] =>
    sidesOf(view.tiles, tile).flatMap((side, index) =>
      side === is ? DIRECTIONS.filter((one) => one === index).map((one) => t(`board.side-${one}`)) : [],
    );
  const doorsOf = (tile: Tile): string => {
    const [doors, unopened] = [sidesThat(tile, 'door'), sidesThat(tile, 'open')];
    return [
      doors.length === 0 ? t('board.no-doors') : t('board.doors', { sides: list(doors) }),
      ...(unopened.length === 0 ? [] : [t('board.unknown-doors', { sides: list(unopened) })]),
    ].join(t('board.comma'));
  };
  const standing = ({ room }: Tile): string[] => [
    ...view.explorers.flatMap((one, seat) =>
      one.room === room && one.explorer !== null && one.life === 'alive' ? [String(seat)] : [],
    ),
    ...view.monsters.flatMap(({ id, room: where }) => (where === room ? [id] : [])),
  ];
  const deadIn = ({ room }: Tile): string[] =>
    view.explorers.flatMap((one, seat) =>
      one.room === room && one.explorer !== null && one.life === 'dead' ? [whole(String(seat))] : [],
    );
  /** What a token does to whoever is there; its name where there is more to do with it than to read. */
  const ofToken = (token: string): string => {
    const parts = message(`token-texts.${token}`);
    return parts === undefined ? name('tokens', token) : plain(parts);
  };
  /** What its text says; nothing of a Vault that has been emptied. */
  const textOf = (room: string): string | undefined =>
    room === 'vault' && view.tokens.some(({ token }) => token === 'vault-empty')
      ? undefined
      : text('rooms', room);
  const marksIn = ({ room }: Tile): MarkInRoom[] => [
    ...marksOn('room', room).map((mark) => ({ ...mark, whose: undefined })),
    ...view.explorers.flatMap((one, seat) =>
      one.room !== room || one.life !== 'alive'
        ? []
        : pointing(marksOn('seat', String(seat))).map((mark) => ({ ...mark, whose: figure(String(seat)) })),
    ),
    ...view.monsters
      .filter((one) => one.room === room)
      .flatMap(({ id }) => marksOn('monster', id).map((mark) => ({ ...mark, whose: figure(id) }))),
  ];
  const ofMark = ({ whose, says }: MarkInRoom): string =>
    whose === undefined ? says : t('board.mark-of-monster', { name: whose, mark: says });
  /** Who and what is in it; who, as `standing` has them: by their ids. */
  const lyingIn = (tile: Tile, here = standing(tile)): string[] => {
    const tokens = view.tokens.filter(({ room }) => room === tile.room);
    const dead = deadIn(tile);
    const pile = view.piles.find(({ room }) => room === tile.room);
    return [
      ...(here.length === 0 ? [] : [t('board.here', { names: list(here.map(whole)) })]),
      ...(dead.length === 0 ? [] : [t('board.dead-here', { names: list(dead) })]),
      ...tokens.map(({ token }) => ofToken(token)),
      ...marksIn(tile).map(ofMark),
      ...(pile === undefined || pile.cards.length === 0
        ? []
        : [t('board.pile', { cards: list(pile.cards.map((card) => name('cards', card))) })]),
    ];
  };
  return {
    lyingIn,
    marksIn,
    ofMark,
    sidesThat,
    doorsOf,
    standing,
    textOf,
    joined,
    tile: (tile: Tile): string =>
      t('board.tile', {
        room: tile.isLost ? t('board.lost') : name('rooms', tile.room),
        floor: name('floors', tile.floor),
      }),
    contents: (tile: Tile, cost: number | undefined): string => {
      const { isBarrier = false, isOutside = false } = printedOf(tile.room);
      const said = textOf(tile.room);
      return joined([
        ...(cost === undefined ? [] : [t('board.reach', { count: cost })]),
        doorsOf(tile),
        ...(isBarrier ? [t('board.barrier')] : []),
        ...(isOutside ? [t('board.outside')] : []),
        ...lyingIn(tile),
        ...(said === undefined ? [] : [said]),
      ]);
    },
  };
}
