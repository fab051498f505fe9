import { filesContract } from '@countersign/api-client/contract/documents';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { authorise } from '../authz.ts';
import { readOperations } from '../contract.ts';
import type { Caller } from '../domain/caller.ts';
import { largestChunk, readChunkFields } from './chunkFields.ts';
import { receiveForm } from './receiveForm.ts';
import { addChunk } from './uploads.ts';

/** Room for the form's own lines around the chunk, in bytes. */
const formRoom = 64 * 1024;

/**
 * Takes chunks: multipart forms that are streamed to disk. The answer leaves when the bytes are synced and
 * recorded, so that what was acknowledged survives anything.
 */
export function routeChunks(
  site: FastifyInstance,
  app: App,
  authenticate: (request: FastifyRequest) => Promise<Caller>,
): void {
  const operation = readOperations(filesContract).find(({ id }) => id === 'uploadChunk');
  if (!operation) throw new Error('The contract of the file service has lost the operation uploadChunk.');
  // The body stays on the wire until the handler reads it.
  site.addContentTypeParser('multipart/form-data', (_request, _payload, done) => {
    done(null);
  });
  site.post(operation.path, { bodyLimit: largestChunk + formRoom }, async (request, reply) => {
    const caller = await authenticate(request);
    authorise(operation, caller);
    const { fields, blob } = await receiveForm(
      request.raw,
      request.headers['content-type'],
      app.blobs,
      largestChunk,
    );
    try {
      return await reply.send({ Received: await addChunk(app, caller, readChunkFields(fields), blob) });
    } catch (error) {
      await app.blobs.remove(blob.key).catch(() => undefined);
      throw error;
    }
  });
}
