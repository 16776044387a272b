/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { filesBelow } from '../../scripts/lib/files.mjs';

/** Elements in which something is written, with their attributes. */
const FIELD = /<(?:input|textarea|select)\b(?:[^<>]|=>)*?\/?>/g;
const NOTHING_WRITTEN = /\btype="(?:radio|checkbox|range|file|hidden)"|role="switch"/;
const SMALLER = /\btext-(?:xs|sm|2xs)\b|\btext-\[/;
/** In rem: what a phone still finds large enough. */
const LEAST = 1;

const files = filesBelow('.', ['src', 'games']);
const fields = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => (readFileSync(file, 'utf8').match(FIELD) ?? []).map((field) => ({ file, field })))
  .filter(({ field }) => !NOTHING_WRITTEN.test(field));

const namesOn = (field: string): string[] =>
  [...field.matchAll(/className=(?:"([^"]*)"|\{[^}]*\})/g)].flatMap(
    ([whole, names]) => (names ?? whole).match(/[a-z][\w-]+/g) ?? [],
  );

/** Sizes that a rule of a stylesheet gives to a class, in rem. */
function sizesOf(name: string): number[] {
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)])
    .filter(([, selector = '']) => new RegExp(`\\.${name}(?![\\w-])(?!::)`).test(selector))
    .flatMap(([, , body = '']) =>
      [...body.matchAll(/font-size:\s*([\d.]+)(rem|px)/g)].map(([, size, unit]) =>
        unit === 'px' ? Number(size) / 16 : Number(size),
      ),
    );
}

test('there are fields to look at', () => {
  expect(fields.length).toBeGreaterThanOrEqual(4);
});

test('fields have a size of their own, whatever they stand in', () => {
  const css = readFileSync('src/ui/base.css', 'utf8');
  expect(css).toMatch(/input,\s*textarea,\s*select \{\s*font-size: max\(1rem, 16px\);/);
});

test('no field is written in with smaller letters', () => {
  const small = fields.filter(
    ({ field }) =>
      SMALLER.test(field) ||
      namesOn(field)
        .flatMap(sizesOf)
        .some((size) => size < LEAST),
  );
  expect(small).toEqual([]);
});

test('smaller letters would be found', () => {
  expect('<input className="hollow text-sm" />').toMatch(SMALLER);
  expect(
    '<input\n  onFocus={(event) => event.target.select()}\n  className="text-xs"\n/>'.match(FIELD),
  ).toHaveLength(1);
});
