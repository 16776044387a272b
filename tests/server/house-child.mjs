// @ts-check
import { freePort } from '../../scripts/lib/address.mjs';
import { buildServer } from '../../scripts/lib/build.mjs';
import { command } from '../../scripts/lib/command.mjs';
import { closeOnSignal, openHouse } from '../../scripts/lib/house.mjs';

// The game half as `npm start` opens it, with a page in place of the site.
await command(async () => {
  await buildServer();
  const port = Number(process.env.PORT) || (await freePort());
  const { close, ready } = await openHouse({ port, host: '127.0.0.1' }, (_, response) => {
    response.end('the site');
  });
  closeOnSignal(close);
  if (await ready) process.send?.({ port });
});
process.on('disconnect', () => process.exit(0));
