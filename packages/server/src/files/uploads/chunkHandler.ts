import type { FastifyRequest } from 'fastify';
import type { StreamContext } from '../../contract.ts';
import { diskFault } from '../../http/diskFault.ts';
import { limitSilence } from '../../http/bodyTime.ts';
import { BODY_TIMEOUT } from '../../http/site.ts';
import { largestChunk, readChunkFields } from './chunkFields.ts';
import { openChunkForm } from './chunkForm.ts';
import { createChunkCounter } from './limits.ts';
import { receiveChunk } from './receiveChunk.ts';

/** How long a line may be silent in the middle of a chunk, in milliseconds: trains go through tunnels. */
const CHUNK_SILENCE = 90_000;

/**
 * Takes chunks: multipart forms that are streamed to disk. The response leaves when the bytes are synced and
 * recorded, so that what was acknowledged survives anything.
 */
export function createChunkHandler(times = { silence: CHUNK_SILENCE, body: BODY_TIMEOUT }) {
  const enter = createChunkCounter();
  return {
    async receive({ raw, headers }: FastifyRequest, { app, caller, form: check }: StreamContext) {
      const form = await openChunkForm(raw, headers['content-type']);
      // Only the chunk of an authenticated user may take longer than any other body.
      const bytes = Math.min(Number(headers['content-length'] ?? largestChunk), largestChunk);
      limitSilence(raw, { ...times, bytes });
      let leave: (() => void) | null = null;
      try {
        leave = enter(caller);
        const fields = readChunkFields(check(form.fields));
        return { Received: await receiveChunk(app, caller, fields, form.file(fields.size)) };
      } catch (error) {
        await form.leave();
        throw diskFault(error);
      } finally {
        leave?.();
      }
    },
  };
}
