import { CHUNK_SIZE } from '@countersign/api-client/upload';
import type { BenchAccess } from './page.ts';

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function checked(reply: Promise<Response>): Promise<Response> {
  const answer = await reply;
  if (!answer.ok) throw new Error(`The bench was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Runs every task, three at a time. */
async function pool(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task();
  };
  await Promise.all([worker(), worker(), worker()]);
}

/** One `fetch` with the whole file. Milliseconds, as all below. */
export function rawPut({ raw }: BenchAccess, file: File): Promise<number> {
  return timed(async () => {
    await checked(fetch(raw, { method: 'PUT', body: file }));
  });
}

function identify({ files, filesToken }: BenchAccess): Promise<string> {
  return checked(
    fetch(`${files}/api/upload/GetNewIdentifier`, { headers: { authorization: `Bearer ${filesToken}` } }),
  )
    .then((reply) => reply.json())
    .then((body: { Identifier: string }) => body.Identifier);
}

async function send(
  { files, filesToken }: BenchAccess,
  identifier: string,
  file: File,
  chunk: number,
): Promise<void> {
  const body = new FormData();
  const bytes = file.slice((chunk - 1) * CHUNK_SIZE, chunk * CHUNK_SIZE);
  const fields = {
    flowChunkNumber: chunk,
    flowTotalChunks: Math.ceil(file.size / CHUNK_SIZE),
    flowChunkSize: CHUNK_SIZE,
    flowCurrentChunkSize: bytes.size,
    flowTotalSize: file.size,
    flowIdentifier: identifier,
    flowFilename: file.name,
  };
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
  body.set('file', bytes, file.name);
  const headers = { authorization: `Bearer ${filesToken}` };
  await checked(fetch(`${files}/api/upload/uploadchunks`, { method: 'POST', headers, body }));
}

/** A bare pool of three chunk requests: no retries, no progress, no commit, no document. */
export function rawChunks(access: BenchAccess, file: File): Promise<number> {
  return timed(async () => {
    const identifier = await identify(access);
    const chunks = Array.from({ length: Math.ceil(file.size / CHUNK_SIZE) }, (_, index) => index + 1);
    await pool(chunks.map((chunk) => () => send(access, identifier, file, chunk)));
  });
}

/** A bare pool of three files with every call that makes them documents, one after the other. */
export function rawFiles(
  access: BenchAccess,
  files: readonly File[],
  register: (file: { identifier: string; name: string; size: number }) => Promise<void>,
): Promise<number> {
  const one = (file: File) => async () => {
    const identifier = await identify(access);
    await send(access, identifier, file, 1);
    await checked(
      fetch(`${access.files}/api/upload/uploadchunks/commit`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${access.filesToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ fileId: identifier, originalFileName: file.name }),
      }),
    );
    await register({ identifier, name: file.name, size: file.size });
  };
  return timed(() => pool(files.map(one)));
}
