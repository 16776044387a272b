import type { BetrayalView, Choice } from '@games/betrayal/rules/view';
import { lateWords } from '@games/betrayal/table';
import { useChoiceWords } from '@games/betrayal/table/use-words';
import { act, screen } from '@testing-library/react';
import { AtTable, people, show, tableState } from '@tests/ui/at-hand';
import { gameMessages } from '@/i18n/game-messages';
import { laidOver } from '@/i18n/laid-over';
import type { Json } from '@/kit/action';
import { houseOf } from './arrange';
import { viewOf } from './fixture';
import { hauntedHouse, untilTurnOf } from './haunted';

/** Choices that look alike to the rules are told apart in words. */

function Said({ choices }: { readonly choices: readonly Choice[] }) {
  const words = useChoiceWords();
  return choices.map((choice) => <p key={`${choice.move} ${choice.args.join(' ')}`}>{words(choice)}</p>);
}

async function said(view: BetrayalView, choices: readonly Choice[]): Promise<(string | null)[]> {
  const { haunt } = view;
  const words = await gameMessages('betrayal', 'en');
  const state = tableState({ slug: 'betrayal', view, seats: people('Pip', 'Ana', 'Bo') });
  show(
    <AtTable state={state}>
      <Said choices={choices} />
    </AtTable>,
    'en',
    haunt === null ? words : laidOver(words, await lateWords.load(String(haunt.number), 'en')),
  );
  // How “you” is said comes by import().
  await act(async () => undefined);
  return screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);
}

const choice = (
  move: Choice['move'],
  args: Choice['args'],
  kind: string,
  facts: Readonly<Record<string, Json>> = {},
): Choice => ({
  move,
  args,
  clause: 'BH66',
  label: { kind, facts },
});

const zombies = () => {
  const begun = hauntedHouse(10, {
    tiles: [['charred-room', 'upper', -1, 0]],
    rooms: ['foyer', 'entrance-hall', 'entrance-hall'],
  });
  untilTurnOf(begun, '1');
  const view = begun.viewOf('0');
  const alike = view.monsters.filter(({ kind }) => kind === 'zombie').map(({ id }) => id);
  return { view, alike };
};
const zombie = { term: 'haunts.10.monsters.zombie' };

test('which of several monsters goes is said, in an answer as well', async () => {
  const { view, alike } = zombies();
  const facts = { monster: zombie, room: { term: 'rooms.attic' } };
  expect(
    await said(view, [
      ...alike.slice(0, 2).map((id) => choice('go', [id, 'attic'], 'monster-go', facts)),
      ...alike.slice(0, 2).map((id) => choice('answer', [`${id} attic`], 'monster-go', facts)),
    ]),
  ).toEqual(
    Array.from({ length: 2 }, () => [1, 2].map((n) => expect.stringContaining(`Zombie ${n}`))).flat(),
  );
});

test('which of several monsters attacks is said, where the deed names only whom', async () => {
  const { view, alike } = zombies();
  const attack = (id: string) => choice('attack', [id, '0', 'might'], 'attack', { target: { seat: '0' } });
  expect(await said(view, alike.slice(0, 2).map(attack))).toEqual([
    expect.stringMatching(/^Attack .*\(Zombie 1\)$/),
    expect.stringMatching(/^Attack .*\(Zombie 2\)$/),
  ]);
});

test.each(['zombie', 'madman'])('a monster keeps its number when a %s before it is gone', async (kind) => {
  const { view, alike } = zombies();
  const [, id = ''] = alike;
  const gone = view.monsters.find((one) => one.kind === kind);
  const facts = { monster: zombie, room: { term: 'rooms.attic' } };
  const left = { ...view, monsters: view.monsters.filter((one) => one !== gone) };
  expect(await said(left, [choice('go', [id, 'attic'], 'monster-go', facts)])).toEqual([
    expect.stringContaining('Zombie 2'),
  ]);
});

test('a monster that there is one of is not named twice, nor one of several that act as one', async () => {
  const { view, alike } = zombies();
  const madman = view.monsters.find(({ kind }) => kind === 'madman')?.id ?? '';
  const facts = { target: { seat: '0' } };
  for (const deed of await said(view, [
    choice('attack', [madman, '0', 'might'], 'attack', facts),
    choice('attack', [alike[0] ?? '', '0', 'might'], 'attack', { ...facts, count: 3 }),
  ]))
    expect(deed).not.toContain('(');
});

test('BH78 on which side of a barrier somebody is dragged to is said', async () => {
  const facts = { target: { seat: '1' }, room: { term: 'rooms.catacombs' } };
  const to = (side: number) => choice('answer', [`catacombs ${side}`], 'go', facts);
  expect(await said(viewOf('turn'), [to(0), to(2)])).toEqual([
    expect.stringMatching(/, north side$/),
    expect.stringMatching(/, south side$/),
  ]);
});

test('BH91 where it is a door that is chosen its own side is said, and no other', async () => {
  const facts = { room: { term: 'rooms.catacombs' }, direction: { term: 'directions.1' }, count: 1 };
  for (const deed of await said(viewOf('turn'), [
    choice('discover', ['catacombs', 1], 'discover', facts),
    choice('answer', ['catacombs 1'], 'discover', facts),
  ]))
    expect(deed).not.toContain('side');
});

describe('what one may lose says what the traits come to', () => {
  // Ox’s Speed is 2 on his three lowest spaces, his Might 6 on the fourth.
  const traits = [{ speed: 3, might: 4 }];
  const harm = { do: 'harm', kind: 'physical', points: 3 } as const;
  const words = (house: ReturnType<typeof houseOf>) => said(house.viewOf('0'), house.viewOf('0').choices);

  test('BH42 BH44: and which way leads to the skull', async () => {
    const house = hauntedHouse(9, { omen: 'holy-symbol', traits });
    house.run([harm]);
    expect(await words(house)).toEqual([
      'Speed down 3 (to the skull)',
      'Speed down 2 (2 to 2, next to the skull), Might down 1 (6 to 5)',
      'Speed down 1 (2 to 2), Might down 2 (6 to 5)',
      'Might down 3 (6 to 4, next to the skull)',
    ]);
  });

  test('BH44: before the haunt nobody comes there', async () => {
    const house = houseOf({ traits });
    house.run([harm]);
    expect((await words(house))[0]).toBe('Speed down 3 (2 to 2, next to the skull)');
  });

  test('BH43: where a trait is chosen, too', async () => {
    const house = hauntedHouse(9, { omen: 'holy-symbol', traits: [{ speed: 1 }] });
    house.run([{ do: 'choose-trait', by: -1, of: ['speed', 'might'] }]);
    expect(await words(house)).toEqual([
      'Speed down 1 (to the skull)',
      expect.stringMatching(/^Might down 1 \(/),
    ]);
  });

  test('BH-h09-R: whom the music’s point does not kill is not told so', async () => {
    const house = hauntedHouse(9, { traits: [{ sanity: 2 }, {}, {}], omen: 'holy-symbol' });
    house.set({ hears: '0' });
    house.run([{ do: 'harm', seat: '0', kind: 'mental', points: 2 }]);
    const [most, , none] = await words(house);
    expect([most, none]).toEqual([
      'Sanity down 2 (to the skull, but alive)',
      expect.stringMatching(/^Knowledge down 2/),
    ]);
  });
});
