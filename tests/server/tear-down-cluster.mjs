// @ts-check

export default async function tearDown() {
  const stop = Reflect.get(globalThis, 'stopCluster');
  if (typeof stop === 'function') await stop();
}
