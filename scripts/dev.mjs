// @ts-check
import { addressFrom, checkFree } from './lib/address.mjs';
import { fonts } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { run, tool } from './lib/run.mjs';

await command(async () => {
  const { port, host } = addressFrom(process.env);
  await checkFree({ port, host }, 'npm run dev');
  await install();
  await withLock(fonts);
  const where = ['--port', String(port), ...(host ? ['--hostname', host] : [])];
  const { code } = await run([...tool('next'), 'dev', ...where], { env: { NODE_ENV: 'development' } });
  process.exitCode = code;
});
