import box from '@/ui/first-letters/box.json';
import shelf from '@/ui/first-letters/shelf.json';
import table from '@/ui/first-letters/table.json';
import slices from '@/ui/first-letters/table-slices.json';

const FACES = ['huninn', 'noto-sans-tc-400', 'noto-sans-tc-700'] as const;

test.each(FACES)('a table asks for each slice of %s that it begins with, and for each once', (face) => {
  const places = [shelf[face], box[face], table[face]];
  const sliceOf = (letter: string) => places.findIndex((letters) => letters.includes(letter));
  const asked = [...slices[face]].map(sliceOf);
  expect(new Set(asked)).toEqual(new Set([...table[face]].map(sliceOf)));
  expect(asked).toHaveLength(new Set(asked).size);
});
