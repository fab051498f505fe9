import { request, type ClientRequest } from 'node:http';
import { callAs } from './calls.ts';

/** Bytes of a chunk: the least that the service takes. */
const size = 64 * 1024;

/**
 * Fills the number of chunks that a user may send at the same time; the returned function ends them. One more is sent:
 * its refusal says that the others are on their way.
 */
export async function holdChunks(files: string, token: string, most: number): Promise<() => void> {
  const reply = await callAs(token, 'GET', `${files}/api/upload/GetNewIdentifier`);
  const { Identifier } = await reply.json();
  const fields = {
    flowChunkNumber: 1,
    flowTotalChunks: 1,
    flowChunkSize: size,
    flowCurrentChunkSize: size,
    flowTotalSize: size,
    flowIdentifier: Identifier,
    flowFilename: 'held.zip',
  };
  const held: ClientRequest[] = [];
  const status = await new Promise((resolve) => {
    for (let sent = 0; sent <= most; sent += 1) {
      const chunk = openChunk(`${files}/api/upload/uploadchunks`, token, fields);
      chunk.on('response', (response) => resolve(response.statusCode));
      held.push(chunk);
    }
  });
  if (status !== 429) throw new Error(`A held chunk was answered with ${String(status)}.`);
  return () => {
    for (const chunk of held) chunk.destroy();
  };
}

/** Sends the head of a chunk, and none of its bytes. */
function openChunk(url: string, token: string, fields: object): ClientRequest {
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
  return chunk;
}
