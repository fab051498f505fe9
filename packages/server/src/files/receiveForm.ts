import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyConfig } from '@fastify/busboy';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { BlobStore, StoredBlob } from './blobStore.ts';
import { filesMessages } from './files.messages.ts';

export interface ReceivedForm {
  fields: ReadonlyMap<string, string>;
  /** The file's bytes, on disk; whoever does not keep them removes them. */
  blob: StoredBlob;
}

type Body = FastifyRequest['raw'];

function parserFor(contentType: string | undefined, fileSize: number): InstanceType<typeof Busboy> {
  const config: BusboyConfig = {
    headers: { 'content-type': contentType ?? '' },
    limits: { fields: 20, fieldNameSize: 100, fieldSize: 2_000, files: 1, fileSize, headerPairs: 50 },
  };
  try {
    return new Busboy(config);
  } catch (error) {
    // No boundary, or another content type.
    throw new Problem(400, filesMessages.notAChunk, { cause: error });
  }
}

/**
 * Streams the one file of a multipart form to disk while it arrives, without holding it in memory.
 * When the request breaks off, nothing stays behind.
 *
 * @throws Problem 400 for a form without a file or one that was cut, 413 for a file over `largest` bytes.
 */
export async function receiveForm(
  body: Body,
  contentType: string | undefined,
  blobs: BlobStore,
  largest: number,
): Promise<ReceivedForm> {
  const parser = parserFor(contentType, largest);
  const fields = new Map<string, string>();
  const files: { stored: Promise<StoredBlob>; cut: () => boolean }[] = [];
  parser.on('field', (name, value) => fields.set(name, value));
  parser.on('file', (name, stream) => {
    if (name !== 'file' || files.length > 0) {
      stream.resume();
      return;
    }
    const stored = blobs.put(stream);
    // Looked at below; must not count as unhandled meanwhile.
    stored.catch(() => undefined);
    files.push({ stored, cut: () => stream.truncated });
    body.once('close', () => {
      // The parser never ends a file whose request broke off.
      if (!body.complete) stream.destroy(new Error('The request broke off.'));
    });
  });
  let broken: unknown = null;
  try {
    await pipeline(body, parser);
  } catch (error) {
    broken = error;
  }
  const [file] = files;
  const blob = await file?.stored.catch((error: unknown) => {
    broken ??= error;
  });
  if (broken === null && blob && !file?.cut()) return { fields, blob };
  if (blob) await blobs.remove(blob.key);
  if (broken === null && file?.cut()) throw new Problem(413, filesMessages.chunkTooLarge);
  throw new Problem(400, blob ? filesMessages.chunkCut : filesMessages.notAChunk, { cause: broken });
}
