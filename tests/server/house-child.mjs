// @ts-check
import { freePort } from '../../scripts/lib/address.mjs';
import { buildServer } from '../../scripts/lib/build.mjs';
import { closeOnSignal, openHouse } from '../../scripts/lib/house.mjs';

// The game half as `npm start` opens it, with a page in place of the site.
await buildServer();
const port = Number(process.env.PORT) || (await freePort());
const { close, ready } = await openHouse({ port, host: '127.0.0.1' }, (_, response) => {
  response.end('the site');
});
closeOnSignal(close);
process.on('disconnect', () => process.exit(0));
if (await ready) process.send?.({ port });
