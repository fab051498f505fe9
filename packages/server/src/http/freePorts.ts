import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Binds each port for a moment, so that a start which cannot listen fails before it opens or writes anything.
 *
 * @throws The system's error (EADDRINUSE, EACCES) for the first port that cannot be used.
 */
export async function requireFreePorts(host: string, ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const server = createServer().listen({ host, port });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  }
}
