import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

export interface Site {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a folder as it is, on a free port of this machine.
 * @param policy the Content-Security-Policy of every response, if there is one
 */
export async function serve(folder: string, policy?: string): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(
      folder,
      path.normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname),
    );
    const headers = {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      ...(policy !== undefined && { 'content-security-policy': policy }),
    };
    try {
      const content = readFileSync(file);
      response.writeHead(200, headers).end(content);
    } catch {
      response.writeHead(404, headers).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
