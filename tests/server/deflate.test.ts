import { HIDDEN } from '@tests/examples';
import { WebSocket } from 'ws';
import { newID } from '@/server/secrets';
import { type Entered, PROTOCOL } from '@/wire/socket';
import { gather, type Party, type Served, serve } from './served';

let served: Served;
let party: Party;
beforeAll(async () => {
  served = await serve();
  party = await gather(served, HIDDEN, 2);
});
afterAll(() => served.close());

/** Comes into the room on a bare line: letters of the answer, and bytes that the line took for it. */
async function enter(): Promise<{ readonly letters: number; readonly bytes: number }> {
  const socket = new WebSocket(`${served.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  let raw = { bytesRead: 0 };
  socket.on('upgrade', (response) => {
    raw = response.socket;
  });
  try {
    return await new Promise((resolve, reject) => {
      let before = 0;
      socket.on('error', reject);
      socket.on('message', (data) => {
        const text = String(data);
        if (text.startsWith('0')) socket.send('40');
        else if (text.startsWith('40')) {
          before = raw.bytesRead;
          const request = { protocol: PROTOCOL, roomID: party.room.roomID, keys: [] };
          socket.send(`420${JSON.stringify(['enter', request])}`);
        } else if (text.startsWith('430')) resolve({ letters: text.length, bytes: raw.bytesRead - before });
      });
    });
  } finally {
    socket.close();
  }
}

test('a large message is deflated on its way, a small one goes as it is', async () => {
  const small = await enter();
  expect(small.bytes).toBeGreaterThanOrEqual(small.letters);
  const page = await served.page();
  await page.enter(party.room.roomID, party.keys.slice(0, 1));
  const { personID } = party.keys[0] ?? {};
  for (let line = 0; line < 20; line++)
    await page.get<Entered>('chat', { lineID: newID(), personID, text: 'a long line of talk '.repeat(12) });
  const large = await enter();
  expect(large.letters).toBeGreaterThan(4096);
  expect(large.bytes).toBeLessThan(large.letters / 3);
});
