/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import net from 'node:net';

test.each(['abc', '0', '65536', '80.5', '-1'])('PORT=%s is refused in one line', (port) => {
  const { status, stdout, stderr } = start({ PORT: port });
  expect(stderr).toBe(`PORT must be a number from 1 to 65535; it is "${port}".\n`);
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('a taken port is named, with a way out, before anything is built', async () => {
  const other = net.createServer().listen(0);
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const { status, stdout, stderr } = start({ PORT: String(port) });
  other.close();
  expect(stderr).toMatch(new RegExp(`^Port ${port} is taken\\. Choose another one, for example: .+\\n$`));
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('a HOST of another machine is refused in one line', () => {
  const { status, stderr } = start({ PORT: '3999', HOST: '192.0.2.1.invalid' });
  expect(stderr).toBe('HOST "192.0.2.1.invalid" is not an address of this machine.\n');
  expect(status).toBe(1);
});

function start(env: Record<string, string>) {
  const { NODE_OPTIONS: _, ...rest } = process.env;
  return spawnSync(process.execPath, ['scripts/start.mjs'], { encoding: 'utf8', env: { ...rest, ...env } });
}
