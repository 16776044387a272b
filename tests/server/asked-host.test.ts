import type { IncomingMessage } from 'node:http';
import { askedHosts, isOwnOrigin, settleHost } from '@/server/asked-host';
import { newLog } from '@/server/log';
import { PagePolicy } from '@/server/page-policy';
import type { Handler } from '@/server/start';
import { addressOf, trustFrom } from '@/server/visitor';
import { call, type Served, serve } from './served';

type Said = Record<string, string>;

const from = (env: Said) => trustFrom({ ...env, NODE_ENV: 'production' });
const PROXY = from({ TRUST_PROXY: '1' });
const NOBODY = from({});
const asks = (headers: Said) =>
  ({ headers: { ...headers }, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;

/** What a proxy says, and the names that the browser may have asked by. */
const BEHIND: readonly (readonly [string, Said, readonly string[]])[] = [
  ['the host as it came', { host: 'x.example:8443' }, ['x.example:8443']],
  ['upper case', { host: 'X.Example:8443' }, ['x.example:8443']],
  ['its host before the own', { 'x-forwarded-host': 'x.example', host: '127.0.0.1:3001' }, ['x.example']],
  ['the first of a list', { 'x-forwarded-host': 'x.example:8443, inner:80', host: 'a' }, ['x.example:8443']],
  ['443 with https', { host: 'x.example:443', 'x-forwarded-proto': 'https' }, ['x.example']],
  ['80 with http', { host: 'x.example:80', 'x-forwarded-proto': 'http' }, ['x.example']],
  ['80 with https', { host: 'x.example:80', 'x-forwarded-proto': 'https' }, ['x.example:80']],
  ['443 with http', { host: 'x.example:443', 'x-forwarded-proto': 'http' }, ['x.example:443']],
  [
    'the first scheme of a list',
    { host: 'x.example:443', 'x-forwarded-proto': 'HTTPS, http' },
    ['x.example'],
  ],
  [
    'a port, which adds a name',
    { host: 'x.example', 'x-forwarded-port': '8443' },
    ['x.example', 'x.example:8443'],
  ],
  [
    'a port that is the usual one',
    { host: 'x.example', 'x-forwarded-port': '443', 'x-forwarded-proto': 'https' },
    ['x.example'],
  ],
  [
    'a port beside one that is known',
    { host: 'x.example:9000', 'x-forwarded-port': '443' },
    ['x.example:9000'],
  ],
  ['a port that is none', { host: 'x.example', 'x-forwarded-port': '8443/x' }, ['x.example']],
  ['Forwarded', { forwarded: 'for=1.2.3.4;host=x.example:8443;proto=https', host: 'a' }, ['x.example:8443']],
  [
    'Forwarded in quotes',
    { forwarded: 'Host="x.example:443";Proto="https";by="a;b,c"', host: 'a' },
    ['x.example'],
  ],
  [
    'Forwarded by several',
    { forwarded: 'for="[2001:db8::1]:4711", host=x.example, host=inner;proto=http', host: 'a' },
    ['x.example'],
  ],
  [
    'Forwarded with a backslash',
    { forwarded: String.raw`host="x\.example:8443"`, host: 'a' },
    ['x.example:8443'],
  ],
  ['both, of which one is usual', { forwarded: 'host=y', 'x-forwarded-host': 'x', host: 'a' }, ['x']],
  ['an address of version 6', { host: '[2001:DB8::1]:3000' }, ['[2001:db8::1]:3000']],
  ['what is no host', { 'x-forwarded-host': "x.example; script-src 'unsafe-inline'", host: 'a' }, []],
  ['an open quote', { forwarded: 'host="x', host: 'a' }, ['a']],
];

test.each(BEHIND)('of a proxy is read: %s', (_, headers, names) => {
  expect(askedHosts(asks(headers), PROXY)).toEqual(names);
});

test('without a proxy the Host counts and nothing else', () => {
  const forged = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'x-forwarded-port': '1',
  };
  expect(askedHosts(asks({ host: 'X.example:3000', ...forged }), NOBODY)).toEqual(['x.example:3000']);
  expect(askedHosts(asks({}), NOBODY)).toEqual([]);
});

test.each([
  ['https://x.example:8443', { host: 'x.example:8443' }, true],
  ['https://x.example:8443', { host: 'x.example', 'x-forwarded-port': '8443' }, true],
  ['https://x.example:8443', { host: 'x.example' }, false],
  ['https://x.example', { host: 'x.example', 'x-forwarded-port': '8443' }, true],
  ['https://x.example', { host: 'x.example:443' }, true],
  ['http://x.example', { host: 'x.example:80' }, true],
  ['http://x.example', { host: 'x.example:443' }, false],
  ['https://x.example', { host: 'X.EXAMPLE' }, true],
  ['https://evil.example', { host: 'x.example' }, false],
  ['https://evil.example', { host: '' }, false],
  ['null', { host: 'x.example' }, false],
])('a page of %s is ours by %j: %s', (origin, headers, isOurs) => {
  expect(isOwnOrigin(asks({ origin, ...headers }), PROXY)).toBe(isOurs);
});

test.each(['https://x.example:8443', 'HTTPS://X.Example:8443/', 'https://x.example:8443,https://y.example'])(
  'ALLOWED_ORIGINS=%s lets in a page whose port no proxy tells',
  (ALLOWED_ORIGINS) => {
    const request = asks({ origin: 'https://x.example:8443', host: 'x.example' });
    expect(isOwnOrigin(request, from({ TRUST_PROXY: '1', ALLOWED_ORIGINS }))).toBe(true);
    // What Next compares with to the letter.
    settleHost(request, PROXY);
    expect(request.headers['x-forwarded-host']).toBe('x.example');
    settleHost(request, from({ TRUST_PROXY: '1', ALLOWED_ORIGINS }));
    expect(request.headers['x-forwarded-host']).toBe('x.example:8443');
  },
);

test.each([
  [{ host: 'x:443', origin: 'https://x' }, NOBODY, { host: 'x' }],
  [{ host: 'X:3000' }, NOBODY, { host: 'x:3000' }],
  [
    { host: 'a', 'x-forwarded-host': 'x:8443, a', 'x-forwarded-proto': 'https, http' },
    PROXY,
    { host: 'a', 'x-forwarded-host': 'x:8443', 'x-forwarded-proto': 'https' },
  ],
  [
    { host: 'x', 'x-forwarded-port': '8443', origin: 'https://x:8443' },
    PROXY,
    { host: 'x', 'x-forwarded-host': 'x:8443' },
  ],
  [
    { host: 'a', forwarded: 'host=x;proto=https' },
    PROXY,
    { 'x-forwarded-host': 'x', 'x-forwarded-proto': 'https' },
  ],
  [{ host: 'x', origin: 'https://evil' }, PROXY, { host: 'x', 'x-forwarded-host': 'x' }],
])('the site reads one name: %j', (headers, trust, settled) => {
  const request = asks(headers);
  settleHost(request, trust);
  expect(request.headers).toMatchObject(settled);
});

test.each([
  ['for=198.51.100.1', '198.51.100.1'],
  ['for=203.0.113.9, for="198.51.100.1:4711"', '198.51.100.1'],
  ['for="[2001:db8:1:2::9]:4711"', '2001:db8:1:2::'],
  ['host=x', '127.0.0.1'],
])('whoever asks is counted by the last hop of Forwarded: %s', (forwarded, address) => {
  expect(addressOf(asks({ forwarded }), PROXY)).toBe(address);
  expect(addressOf(asks({ forwarded, 'x-forwarded-for': '192.0.2.1, 192.0.2.2' }), PROXY)).toBe('192.0.2.2');
});

test('a page’s policy names every name it may have been asked by', () => {
  const told: Said = {};
  const response = { setHeader: (name: string, value: string) => Object.assign(told, { [name]: value }) };
  const request = Object.assign(asks({ host: 'x.example', 'x-forwarded-port': '8443' }), { url: '/en' });
  new PagePolicy('/nowhere', PROXY).apply(request, response as never);
  expect(told['content-security-policy']).toContain(
    "connect-src 'self' ws://x.example wss://x.example ws://x.example:8443 wss://x.example:8443;",
  );
});

describe('a page that is refused', () => {
  const lines: { msg: string; origin?: string; host?: string }[] = [];
  const seen: IncomingMessage['headers'][] = [];
  const site: Handler = ({ headers }, response) => {
    seen.push(headers);
    response.end();
  };
  let served: Served;
  beforeAll(async () => {
    const log = newLog('warn', { write: (line: string) => lines.push(JSON.parse(line)) });
    served = await serve({ log, site, trust: PROXY });
  });
  afterAll(() => served.close());

  test('and the log are told both names, the log once', async () => {
    const headers = { origin: 'https://x.example:8443', 'x-forwarded-host': 'x.example' };
    const names = { page: 'https://x.example:8443', server: 'x.example' };
    const refused = { status: 403, body: { error: { code: 'origin', names } } };
    expect(await call(`${served.url}/api/rooms`, {}, headers)).toEqual(refused);
    expect(await call(`${served.url}/api/origin`, {}, headers)).toEqual(refused);
    await expect(served.page(headers)).rejects.toThrow();
    expect(lines).toEqual([
      expect.objectContaining({
        origin: names.page,
        host: names.server,
        msg: expect.stringContaining('README'),
      }),
    ]);
  });

  test('is ours as soon as the proxy tells its port', async () => {
    const headers = {
      origin: 'https://x.example:8443',
      'x-forwarded-host': 'x.example',
      'x-forwarded-port': '8443',
    };
    expect(await call(`${served.url}/api/origin`, {}, headers)).toEqual({ status: 200, body: {} });
    expect((await served.page(headers)).socket.connected).toBe(true);
    await fetch(served.url, { method: 'POST', headers });
    expect(seen.at(-1)).toMatchObject({ 'x-forwarded-host': 'x.example:8443' });
  });
});
