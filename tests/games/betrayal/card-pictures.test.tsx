import { readdirSync, readFileSync } from 'node:fs';
import { CardPicture } from '@games/betrayal/table/card-pictures';
import { type HauntSigns, keepSigns } from '@games/betrayal/table/haunt-signs';
import { render } from '@testing-library/react';

const HAUNTS = 'games/betrayal/haunts';
const signsOf = (folder: string) =>
  JSON.parse(readFileSync(`${HAUNTS}/${folder}/signs.json`, 'utf8')) as HauntSigns;

const things = readdirSync(HAUNTS)
  .filter((name) => /^\d\d-/.test(name))
  .flatMap((folder) => Object.keys(signsOf(folder).things ?? {}).map((kind) => [folder, kind] as const));

test.each(things)('%s: the card of its %s shows the sign that it has for it', (folder, kind) => {
  const signs = signsOf(folder);
  const number = Number(folder.slice(0, 2));
  keepSigns(number, signs);
  const { container } = render(<CardPicture card={`${number}:${kind}.1`} />);
  expect(container.querySelector('path')).toHaveAttribute('d', signs.things?.[kind]);
});
