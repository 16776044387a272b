import { frameAncestors, UnknownAncestor } from '@/server/frame-ancestors';

const ancestors = (FRAME_ANCESTORS?: string) =>
  frameAncestors({ NODE_ENV: 'test', ...(FRAME_ANCESTORS !== undefined && { FRAME_ANCESTORS }) });

test.each([
  [undefined, []],
  ['', []],
  ['  ', []],
  ["'none'", []],
  ['none', []],
  ["'self'", ["'self'"]],
  ['self https://course.example.org', ["'self'", 'https://course.example.org']],
  ['https://a.example, https://b.example', ['https://a.example', 'https://b.example']],
  ['HTTPS://Course.Example.org:443/', ['https://course.example.org']],
  ['http://localhost:8080', ['http://localhost:8080']],
  ['http://[::1]:8080', ['http://[::1]:8080']],
  ['https://*.example.org', ['https://*.example.org']],
  ['https://bücher.example', ['https://xn--bcher-kva.example']],
  ['https://a.example https://a.example/', ['https://a.example']],
])('%j is %j', (said, sources) => {
  expect(ancestors(said)).toEqual(sources);
});

test.each([
  '*',
  'course.example.org',
  'https:',
  'https://',
  'https://*',
  'https://a.example/course',
  'https://a.example?x',
  'https://me@a.example',
  'ftp://a.example',
  'data:',
  'file:///etc',
  'javascript:alert(1)',
  "https://a.example;script-src'unsafe-inline'",
  "https://a.example 'none'",
  'https://a.*.example',
  'https://a.example "',
])('%s is refused, by its name', (said) => {
  expect(() => ancestors(said)).toThrow(UnknownAncestor);
});

test('the sentence says what is wrong and what would do', () => {
  expect(() => ancestors('self course.example.org')).toThrow(
    'FRAME_ANCESTORS cannot have “course.example.org”: it takes sites such as https://course.example.org, with spaces between, or self',
  );
});
