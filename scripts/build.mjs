// @ts-check
import { build } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { install } from './lib/install.mjs';

await command(async () => {
  await install('site');
  await build();
});
