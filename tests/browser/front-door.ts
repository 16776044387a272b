import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FrontDoor {
  readonly url: string;
  /** From now on the site has another version: its service worker differs by a comment. */
  deploy(): void;
  /** From now on these paths are gone, as files of an old version are after a deployment. */
  lose(isLost: (path: string) => boolean): void;
  close(): Promise<void>;
}

/** Stands before the served site, so that a test can change what a visitor is sent. */
export async function openFrontDoor(site: string): Promise<FrontDoor> {
  let version = 0;
  let isLost: (path: string) => boolean = () => false;
  const { hostname, port } = new URL(site);

  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const { url: path = '/', method, headers } = request;
    if (isLost(path)) {
      response.writeHead(404).end();
      return;
    }
    const onward = ask({ hostname, port, path, method, headers }, (answer) => {
      const { 'content-length': _, ...kept } = answer.headers;
      const isWorker = path === '/service-worker.js';
      response.writeHead(answer.statusCode ?? 502, isWorker ? kept : answer.headers);
      answer.pipe(response, { end: !isWorker });
      if (isWorker) answer.on('end', () => response.end(`\n// version ${version}\n`));
    });
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(onward);
  };

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      version++;
    },
    lose: (lost) => {
      isLost = lost;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
