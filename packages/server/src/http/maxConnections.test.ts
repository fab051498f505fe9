import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { createSite, MOST_CONNECTIONS } from './site.ts';

let app: TestApp;
const sockets: Socket[] = [];
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** Asks over a connection that stays open; resolves to the first line of the response, or '' where it was closed. */
async function ask(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return Buffer.isBuffer(data) ? (data.toString().split('\r\n')[0] ?? '') : '';
}

test('a site closes connections beyond its limit, and takes others once one has ended', async () => {
  const site = createSite(app, { name: 'portal' });
  expect(site.server.maxConnections).toBe(MOST_CONNECTIONS);
  site.server.maxConnections = 2;
  await site.listen({ port: 0, host: '127.0.0.1' });
  try {
    const address = site.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await ask(port)).toContain('404');
    expect(await ask(port)).toContain('404');
    expect(await ask(port)).toBe('');
    const [first] = sockets;
    first?.destroy();
    await expect.poll(() => ask(port)).toContain('404');
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.close();
  }
});
