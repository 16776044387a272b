import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { HIDDEN } from '@tests/examples';
import { newLog } from '@/server/log';
import type { Handler } from '@/server/start';
import { SOCKET_PATH } from '@/wire/socket';
import { freePort } from '../../scripts/lib/address.mjs';
import { selfSigned } from './certificate';
import { ownFolder, type Served, serve } from './served';
import { KINDS, newPlace, type Place } from './stores-at-hand';

const NAME = 'games.example.org';

/** Debian keeps it off the PATH of whoever is not root. */
const nginx = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
  .map((folder) => path.join(folder, 'nginx'))
  .find((file) => existsSync(file));
// Where nobody looks, a machine without it fails.
if (nginx === undefined && process.env.CI) throw new Error('No nginx found: install nginx.');
const here = nginx === undefined ? describe.skip : describe;

/** The block of the README with other addresses and certificates, and nothing else changed. */
function blockFor(ports: readonly number[], listen: number, folder: string): string {
  const [, block = ''] = /```nginx\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const addresses: readonly (readonly [string, string])[] = [
    ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
    ['listen 443 ssl', `listen 127.0.0.1:${listen} ssl`],
    ['/etc/ssl/', `${folder}/`],
  ];
  return addresses.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the README says nothing of ${from}`);
    return changed.replaceAll(from, to);
  }, block);
}

here('behind the nginx of the README, on a port that is not 443', () => {
  const { folder, forget } = ownFolder();
  const seen: (string | undefined)[] = [];
  const ends: (() => Promise<void> | void)[] = [forget];
  let place: Place;
  let port: number;

  beforeAll(async () => {
    place = await newPlace(KINDS.at(-1) ?? 'sqlite');
    ends.unshift(() => place.forget());
    const site: Handler = ({ headers }, response) => {
      seen.push(headers['x-forwarded-host']?.toString(), headers['x-forwarded-proto']?.toString());
      response.end('the site');
    };
    const behind = async (): Promise<Served> =>
      serve({
        store: await place.open(),
        trust: { proxy: true, origins: new Set() },
        site,
        log: newLog('silent'),
      });
    const served = [await behind(), await behind()];
    ends.unshift(...served.map(({ close }) => close));

    port = await freePort();
    const { key, certificate } = selfSigned(NAME);
    writeFileSync(path.join(folder, `${NAME}.key`), key);
    writeFileSync(path.join(folder, `${NAME}.pem`), certificate);
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      path.join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr notice;
      events {}
      http {
        access_log off;
        ${folders.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
        ${blockFor(
          served.map(({ server }) => server.port),
          port,
          folder,
        )}
      }`,
    );
    const child = spawn(nginx ?? '', ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const gone = once(child, 'exit');
    ends.unshift(async () => {
      child.kill('SIGTERM');
      await gone;
    });
    let said = '';
    // It speaks of its event method when its ports are open; read on, or what it says next finds a closed pipe and ends it.
    const open = new Promise<void>((resolve) => {
      child.stderr.on('data', (part: Buffer) => {
        said += String(part);
        if (said.includes('event method')) resolve();
      });
    });
    await Promise.race([open, gone]);
    if (!said.includes('event method')) throw new Error(`nginx did not start: ${said}`);
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const origin = () => `https://${NAME}:${port}`;
  /** As a browser sends it to that address. */
  const ask = (route: string, headers: Record<string, string> = {}, body?: object) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      path: route,
      method: body === undefined ? 'GET' : 'POST',
      // Nobody but this test has signed the certificate.
      rejectUnauthorized: false,
      agent: false,
      headers: {
        host: `${NAME}:${port}`,
        origin: origin(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    return sent;
  };
  const answerTo = async (...parameters: Parameters<typeof ask>): Promise<[number | undefined, string]> => {
    const [answer] = (await once(ask(...parameters), 'response')) as [IncomingMessage];
    return [answer.statusCode, await text(answer)];
  };

  test('a room is opened and read, whichever process answers', async () => {
    const [status, body] = await answerTo('/api/rooms', {}, { slug: HIDDEN, name: 'Ada' });
    expect([status, body]).toEqual([201, expect.stringContaining('roomID')]);
    const { room } = JSON.parse(body) as { room: { roomID: string } };
    for (const _ of 'two') expect((await answerTo(`/api/rooms/${room.roomID}`))[0]).toBe(200);
  });

  test('a socket is opened, by both', async () => {
    for (const _ of 'two') {
      const upgrade = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      };
      const sent = ask(`${SOCKET_PATH}/?EIO=4&transport=websocket`, upgrade);
      const [answer] = (await Promise.race([once(sent, 'upgrade'), once(sent, 'response')])) as [
        IncomingMessage,
      ];
      expect(answer.statusCode).toBe(101);
      answer.socket.destroy();
    }
  });

  test('the site is told the address as the browser has it', async () => {
    expect(await answerTo('/en')).toEqual([200, 'the site']);
    expect(seen).toEqual([`${NAME}:${port}`, 'https']);
  });

  test('a page of another site is kept out', async () => {
    for (const elsewhere of [`https://${NAME}`, `https://elsewhere.example:${port}`]) {
      const [status] = await answerTo('/api/rooms', { origin: elsewhere }, { slug: HIDDEN, name: 'Eve' });
      expect(status).toBe(403);
    }
  });
});
