import { once } from 'node:events';
import { createServer } from 'node:net';

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** Below are ports that browsers refuse, from here on those that outgoing connections are given. */
const [firstPort, lastPort] = [11_000, 32_000];

/** Returns the first of six consecutive free ports. Parallel runs start searching at different ports. */
export async function freeBlock(): Promise<number> {
  const blocks = (lastPort - firstPort) / 10;
  for (let tried = 0; tried < blocks; tried += 1) {
    const port = firstPort + ((process.pid * 7 + tried) % blocks) * 10;
    const free = await Promise.all([0, 1, 2, 3, 4, 5].map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error('No block of six consecutive free ports on 127.0.0.1.');
}
