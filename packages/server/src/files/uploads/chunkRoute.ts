import { filesContract } from '@countersign/api-client/contract/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { authorise } from '../../authz.ts';
import { readOperations } from '../../contract.ts';
import type { Caller } from '../../domain/caller.ts';
import { cacheCaller } from './cacheCaller.ts';
import { largestChunk, readChunkFields } from './chunkFields.ts';
import { openChunkForm } from './chunkForm.ts';
import { limitSilence } from '../../http/bodyTime.ts';
import { BODY_TIMEOUT } from '../../http/site.ts';
import { diskFault } from '../../http/diskFault.ts';
import { receiveChunk } from './receiveChunk.ts';

/** How long a line may be silent in the middle of a chunk, in milliseconds: trains go through tunnels. */
const CHUNK_SILENCE = 90_000;

/**
 * Takes chunks: multipart forms that are streamed to disk. The answer leaves when the bytes are synced and
 * recorded, so that what was acknowledged survives anything.
 */
export function routeChunks(
  site: FastifyInstance,
  app: App,
  authenticate: (request: FastifyRequest) => Promise<Caller>,
  times = { silence: CHUNK_SILENCE, body: BODY_TIMEOUT },
): void {
  const operation = readOperations(filesContract).find(({ id }) => id === 'uploadChunk');
  if (!operation) throw new Error('The contract of the file service has lost the operation uploadChunk.');
  const whoCalls = cacheCaller(authenticate);
  // The body stays on the wire until the handler reads it.
  site.addContentTypeParser('multipart/form-data', (_request, _payload, done) => {
    done(null);
  });
  site.post(operation.path, async (request, reply) => {
    const caller = await whoCalls(request);
    authorise(operation, caller);
    const form = await openChunkForm(request.raw, request.headers['content-type']);
    // Only the chunk of an authenticated user may take longer than any other body.
    const bytes = Math.min(Number(request.headers['content-length'] ?? largestChunk), largestChunk);
    limitSilence(request.raw, { ...times, bytes });
    try {
      const fields = readChunkFields(form.fields);
      return await reply.send({ Received: await receiveChunk(app, caller, fields, form.file(fields.size)) });
    } catch (error) {
      await form.leave();
      throw diskFault(error);
    }
  });
}
