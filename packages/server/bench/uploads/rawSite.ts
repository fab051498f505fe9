import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { App } from '../../src/app.ts';
import { listen, type Site } from './listen.ts';

/**
 * What a bare server would do in the same process: it writes a PUT to disk, syncs it and renames it, and
 * nothing else. `/settle` waits for what goes on behind the answers and removes every upload's bytes.
 */
export async function startRawSite(app: App): Promise<Site> {
  const folder = join(app.config.dataDir, 'raw');
  await mkdir(folder, { recursive: true });

  async function put(request: IncomingMessage): Promise<void> {
    const path = join(folder, randomUUID());
    await pipeline(request, createWriteStream(`${path}.part`, { flush: true }));
    await rename(`${path}.part`, path);
  }

  async function settle(): Promise<void> {
    const uploads = await app.db
      .selectFrom('uploads')
      .select(['blob_key', 'sha256'])
      .where('blob_key', 'is not', null)
      .execute();
    for (const { blob_key: key, sha256 } of uploads) {
      if (key === null || (await app.blobs.size(key)) === null) continue;
      if (sha256 === null) await app.blobs.digest(key);
      await app.blobs.remove(key);
    }
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', app.config.origins.portal);
    response.setHeader('access-control-allow-methods', 'PUT, POST');
    response.setHeader('access-control-allow-headers', 'content-type');
    response.setHeader('access-control-max-age', '600');
    if (request.method === 'PUT') await put(request);
    else if (request.method === 'POST') await settle();
    else request.resume();
    response.writeHead(204).end();
  }

  return listen(
    createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    }),
  );
}
