import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { askedHosts } from './asked-host';
import type { Trust } from './visitor';

/** Scripts written into a page, which its policy has to name by their hashes. */
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const hashesIn = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(([, script = '']) => hashOf(script));

const FIXED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

function policyOf(
  scripts: readonly string[],
  hosts: readonly string[],
  ancestors: readonly string[],
): string {
  // Older Safari does not count a socket to the page's own server as 'self'.
  const sockets = hosts.map((host) => ` ws://${host} wss://${host}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    // React and the motion library write style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
  ].join('; ');
}

/**
 * Security headers for the site's pages. A page that was written at build time has its few inline
 * scripts named by their hashes; a page that is written for a request gets a nonce, which Next takes
 * from the request's own policy header and puts on its scripts.
 */
export class PagePolicy {
  readonly #byPath = new Map<string, readonly string[]>();
  /** Scripts that more than one page has, such as the one that sets the theme before the first paint. */
  readonly #common: readonly string[];

  readonly #trust: Trust;
  readonly #ancestors: readonly string[];

  /** `folder`: where the build put the pages it wrote (`.next/server/app`); `ancestors`: who may show them in a frame. */
  constructor(
    folder: string,
    trust: Trust = { proxy: false, origins: new Set() },
    ancestors: readonly string[] = [],
  ) {
    this.#trust = trust;
    this.#ancestors = ancestors;
    const count = new Map<string, number>();
    for (const file of pagesBelow(folder)) {
      const hashes = [...new Set(hashesIn(readFileSync(path.join(folder, file), 'utf8')))];
      this.#byPath.set(`/${file.replace(/\.html$/, '')}`, hashes);
      for (const hash of hashes) count.set(hash, (count.get(hash) ?? 0) + 1);
    }
    // A page that is not there is answered with the one that says so, under whatever path.
    const lost = [...this.#byPath].flatMap(([page, hashes]) => (/\/_[^/]+$/.test(page) ? hashes : []));
    const shared = [...count].flatMap(([hash, pages]) => (pages > 1 ? [hash] : []));
    this.#common = [...new Set([...lost, ...shared])];
  }

  /** Whether the build wrote the page that this request asks for: sending it costs next to nothing. */
  isWritten(request: IncomingMessage): boolean {
    return this.#byPath.has(pathOf(request));
  }

  /** Puts the headers on an answer, and what Next needs to know on the request. */
  apply(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(FIXED)) response.setHeader(name, value);
    // It knows nobody or everybody of the same site, and would have its say beside the policy.
    if (this.#ancestors.length === 0) response.setHeader('x-frame-options', 'DENY');
    const written = this.#byPath.get(pathOf(request));
    const hosts = askedHosts(request, this.#trust);
    if (written !== undefined) {
      response.setHeader('content-security-policy', policyOf(written, hosts, this.#ancestors));
      return;
    }
    const policy = policyOf(
      [`'nonce-${randomBytes(18).toString('base64')}'`, ...this.#common],
      hosts,
      this.#ancestors,
    );
    request.headers['content-security-policy'] = policy;
    response.setHeader('content-security-policy', policy);
  }
}

/** The rewrite of next.config.js: every room has the one page. */
const ROOM = /^(\/[^/]+)\/rooms\/(?!new$)[^/]+$/;

/** The path of the page that a request asks for, whatever room it is of. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const [page = '/'] = url.split('?', 1);
  try {
    return decodeURIComponent(page)
      .replace(/(?!^)\/+$/, '')
      .replace(ROOM, '$1/room');
  } catch {
    return page;
  }
}

/** The pages that the build wrote below a folder, as files relative to it. */
export function pagesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'));
}
