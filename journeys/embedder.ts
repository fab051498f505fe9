import { once } from 'node:events';
import { createServer } from 'node:http';

/** A firm's own web site, cross-site to the portal, with the portal's sign-in in a frame. */
export interface Embedder {
  readonly origin: string;
  /** The page that frames an address. */
  framing(address: string): string;
  close(): Promise<void>;
}

/** Starts the site on 127.0.0.1, which browsers take for another site than localhost. */
export async function startEmbedder(): Promise<Embedder> {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('address') ?? '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Harrow &amp; Finch</title><link rel="icon" href="data:,">` +
        `<iframe title="Client login" width="400" height="500" src="${framed.replaceAll('"', '&quot;')}"></iframe>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The embedding site has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    framing: (framed) => `${origin}/?address=${encodeURIComponent(framed)}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
