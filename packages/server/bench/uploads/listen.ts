import { once } from 'node:events';
import type { Server } from 'node:http';

export interface Site {
  origin: string;
  close(): Promise<void>;
}

/** Listens on a free port of loopback. */
export async function listen(server: Server): Promise<Site> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bench has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
