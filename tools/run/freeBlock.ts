import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Listens on a port of the loopback interface; null where somebody else does. */
async function listenOn(port: number): Promise<Server | null> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  } catch {
    return null;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = await listenOn(port);
  if (server === null) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/** Below are ports that browsers refuse, from here on those that outgoing connections are given. */
const [firstPort, lastPort] = [11_000, 32_000];
/** Ports from one block to the next. The last of them says that the block is taken. */
const step = 10;

/**
 * Returns the first of six consecutive free ports. They are this process's until it ends, also while nothing listens
 * on them: what runs there may stop and start again. Parallel runs start searching at different ports.
 */
export async function freeBlock(): Promise<number> {
  const blocks = (lastPort - firstPort) / step;
  for (let tried = 0; tried < blocks; tried += 1) {
    const port = firstPort + ((process.pid * 7 + tried) % blocks) * step;
    const claim = await listenOn(port + step - 1);
    if (claim === null) continue;
    const free = await Promise.all([0, 1, 2, 3, 4, 5].map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) {
      claim.unref();
      return port;
    }
    claim.close();
  }
  throw new Error('No block of six consecutive free ports on 127.0.0.1.');
}
