import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { vi } from 'vitest';
import { callAs } from './calls.ts';

/** Bytes of a chunk: the least that the service takes. */
const size = 64 * 1024;

/** Fills the number of chunks that a user may send at the same time; the returned function ends them. */
export async function holdChunks(files: string, token: string, count: number): Promise<() => void> {
  const reply = await callAs(token, 'GET', `${files}/api/upload/GetNewIdentifier`);
  const { Identifier } = await reply.json();
  const url = `${files}/api/upload/uploadchunks`;
  const fields = {
    flowChunkNumber: 1,
    flowTotalChunks: 2,
    flowChunkSize: size,
    flowCurrentChunkSize: size,
    flowTotalSize: 2 * size,
    flowIdentifier: Identifier,
    flowFilename: 'held.zip',
  };
  const held = await Promise.all(Array.from({ length: count }, () => open(url, token, fields)));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([new Uint8Array(size)]), 'held.zip');
  // They are on their way when the service takes no other.
  await vi.waitUntil(
    async () =>
      (await fetch(url, { method: 'POST', headers: { authorization: token }, body: form })).status === 429,
    { timeout: 30_000, interval: 200 },
  );
  return () => {
    for (const each of held) each.destroy();
  };
}

/** Sends the head of a chunk, and none of its bytes. */
async function open(url: string, token: string, fields: object): Promise<ClientRequest> {
  const part = (disposition: string) => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  const head = Object.entries(fields).map(([name, value]) => `${part(`name="${name}"`)}${value}\r\n`);
  const chunk = request(url, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': size + 2_000,
    },
  });
  // Ended by the test or by the system's own end.
  chunk.on('error', () => undefined);
  chunk.write(`${head.join('')}${part('name="file"; filename="held.zip"')}`);
  const [socket] = await once(chunk, 'socket');
  if (socket.connecting) await once(socket, 'connect');
  return chunk;
}
