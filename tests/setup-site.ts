import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import 'fake-indexeddb/auto';
import { fetchPapers } from '@/ui/use-papers';
import { textsOfReact } from './translator';

// jsdom leaves out a few things that every browser has.
globalThis.structuredClone ??= <T>(value: T): T => deserialize(serialize(value)) as T;
// Jest's window has its own Uint8Array, and hashes accept no other's bytes.
globalThis.TextEncoder ??= class extends TextEncoder {
  override encode(text?: string) {
    return Uint8Array.from(super.encode(text));
  }
};

// A browser fetches what opens over a page when it is about to open; tests find it there.
beforeAll(fetchPapers);

// Before the page is put away by what comes later: none of it may fall apart under a browser's translator.
if (typeof document !== 'undefined') afterEach(() => expect(textsOfReact(document)).toEqual([]));
