import { telling } from '@games/betrayal/table/telling';
import { journalFor } from '@/kit/journal';
import { landmarksIn } from '@/ui/table/Landmarks';
import { hauntedHouse } from './haunted';

test('a match is remembered by its haunt, who turned, who died, and how it ended', () => {
  const kinds = Object.entries(telling).flatMap(([kind, { isLandmark }]) => (isLandmark ? [kind] : []));
  expect(kinds.sort()).toEqual([
    'die',
    'haunt',
    'over-each',
    'over-heroes',
    'over-nobody',
    'over-rounds',
    'over-traitor',
    'revealed',
    'traitor',
    'turns-coat',
  ]);
});

test('as the rules tell it: the haunt and its traitor, a death, the end', () => {
  const house = hauntedHouse(21, { omen: 'medallion', rooms: ['foyer', 'foyer', 'basement-landing'] });
  house.run([
    { do: 'die', seat: '0' },
    { do: 'die', seat: '1' },
  ]);
  const found = landmarksIn([{ stateID: 7, entries: journalFor(house.G.journal ?? [], null) }], telling);
  expect(found.map(({ stateID, entry: { kind, playerID } }) => [stateID, kind, playerID])).toEqual([
    [7, 'haunt', '0'],
    [7, 'traitor', '2'],
    [7, 'die', '2'],
    [7, 'die', '0'],
    [7, 'die', '1'],
    [7, 'over-traitor', null],
  ]);
});
