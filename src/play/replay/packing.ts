const FORMAT = 'deflate-raw';

/** This browser can neither pack nor unpack. */
export class CannotPack extends Error {
  constructor() {
    super('this browser cannot pack');
    this.name = 'CannotPack';
  }
}

const stuff = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream();

/** Rejects with CannotPack. */
export async function packed(text: string): Promise<Uint8Array> {
  if (typeof CompressionStream !== 'function') throw new CannotPack();
  const stream = stuff(new TextEncoder().encode(text)).pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Throws CannotPack; what is no packing at all is found out when the stream is read. */
export function unpacked(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  if (typeof DecompressionStream !== 'function') throw new CannotPack();
  return stuff(bytes).pipeThrough(new DecompressionStream(FORMAT));
}
