// @ts-check
import { addressFrom, checkFree } from './lib/address.mjs';
import { build } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { checkNode, install } from './lib/install.mjs';
import { serve } from './serve.mjs';

await command(async () => {
  checkNode();
  const address = addressFrom(process.env);
  await checkFree(address);
  await install('site');
  await build();
  await serve(address);
});
