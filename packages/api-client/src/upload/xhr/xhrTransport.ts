import {
  UNKNOWN_OUTCOME,
  UploadCallError,
  type ChunkDigest,
  type ChunkRequest,
  type UploadTransport,
} from '../uploadTransport.ts';
import { isRecord, readJson, xhrRequest, type XhrRequest } from './xhrRequest.ts';

export interface XhrTransportOptions {
  /** Base address of the file service, without a slash at the end. */
  baseUrl: string;
  /** The file service's own access token. */
  getToken: () => Promise<string>;
  /** Called when the session has ended. May be called many times at once. */
  onUnauthorized?: () => void;
}

const READ_TIMEOUT = 10_000;
/** A server that is there says so at once. */
const PROBE_TIMEOUT = 5_000;
const WRITE_TIMEOUT = 30_000;
/** Timeout of a chunk since its last progress. */
const CHUNK_STALL = 60_000;
/** Timeout of a chunk that has left: on a slow line the system can still hold megabytes of it without saying so. */
const CHUNK_ANSWER = 300_000;

/** The file service over XMLHttpRequest: flow.js multipart chunks, with progress. */
export function createXhrTransport({
  baseUrl,
  getToken,
  onUnauthorized,
}: XhrTransportOptions): UploadTransport {
  const chunksUrl = `${baseUrl}/api/upload/uploadchunks`;

  async function call(
    request: Omit<XhrRequest, 'headers'>,
    headers: Record<string, string> = {},
  ): Promise<string> {
    const token = await getToken();
    try {
      return await xhrRequest({ ...request, headers: { ...headers, Authorization: `Bearer ${token}` } });
    } catch (error) {
      if (error instanceof UploadCallError && error.status === 401) onUnauthorized?.();
      throw error;
    }
  }

  return {
    async getIdentifier(signal) {
      const url = `${baseUrl}/api/upload/GetNewIdentifier`;
      const reply = readJson(await call({ method: 'GET', url, signal, stallTimeout: READ_TIMEOUT }));
      if (!isRecord(reply) || typeof reply.Identifier !== 'string' || !IDENTIFIER.test(reply.Identifier))
        throw new UploadCallError(UNKNOWN_OUTCOME);
      return reply.Identifier;
    },
    async receivedChunks(identifier, signal) {
      const url = `${chunksUrl}/${encodeURIComponent(identifier)}`;
      return receivedOf(await call({ method: 'GET', url, signal, stallTimeout: READ_TIMEOUT }));
    },
    async chunkDigests(identifier, from, signal) {
      const url = `${chunksUrl}/${encodeURIComponent(identifier)}/digests?from=${from}`;
      return digestsOf(await call({ method: 'GET', url, signal, stallTimeout: WRITE_TIMEOUT }), from);
    },
    async sendChunk(request, onSent, signal) {
      const body = chunkForm(request);
      const timeouts = { stallTimeout: CHUNK_STALL, answerTimeout: CHUNK_ANSWER };
      const reply = await call({ method: 'POST', url: chunksUrl, body, signal, onSent, ...timeouts });
      // Only the server knows which chunks it holds: a hotel's sign-in page is a good response too.
      if (!receivedOf(reply).includes(request.chunk)) throw new UploadCallError(UNKNOWN_OUTCOME);
    },
    async commit(identifier, originalFileName, signal) {
      const body = JSON.stringify({ fileId: identifier, originalFileName });
      const reply = readJson(
        await call(
          { method: 'PUT', url: `${chunksUrl}/commit`, body, signal, stallTimeout: WRITE_TIMEOUT },
          { 'Content-Type': 'application/json', 'Idempotency-Key': `commit-${identifier}` },
        ),
      );
      if (!isRecord(reply) || reply.fileId !== identifier) throw new UploadCallError(UNKNOWN_OUTCOME);
    },
    async probe() {
      const { signal } = new AbortController();
      const url = `${baseUrl}/api/upload/ready`;
      const reply = readJson(
        await xhrRequest({ method: 'GET', url, headers: {}, signal, stallTimeout: PROBE_TIMEOUT }),
      );
      if (!isRecord(reply) || reply.Ready !== true) throw new UploadCallError(UNKNOWN_OUTCOME);
    },
  };
}

/** What the contract allows as an identifier. */
const IDENTIFIER = /^[A-Za-z0-9_-]{1,100}$/;

function receivedOf(text: string): number[] {
  const reply = readJson(text);
  if (!isRecord(reply) || !Array.isArray(reply.Received)) throw new UploadCallError(UNKNOWN_OUTCOME);
  return reply.Received.filter((chunk): chunk is number => Number.isInteger(chunk));
}

function digestsOf(text: string, from: number): ChunkDigest[] {
  const reply = readJson(text);
  if (!isRecord(reply) || !Array.isArray(reply.Digests)) throw new UploadCallError(UNKNOWN_OUTCOME);
  return reply.Digests.map((digest: unknown) => {
    if (!isRecord(digest) || typeof digest.Sha256 !== 'string' || typeof digest.Chunk !== 'number')
      throw new UploadCallError(UNKNOWN_OUTCOME);
    if (digest.Chunk < from) throw new UploadCallError(UNKNOWN_OUTCOME);
    return { chunk: digest.Chunk, sha256: digest.Sha256 };
  });
}

/** The fields of flow.js. The file comes last, so that a server knows all about it when its bytes arrive. */
export function chunkForm(request: ChunkRequest): FormData {
  const form = new FormData();
  form.set('flowChunkNumber', String(request.chunk));
  form.set('flowTotalChunks', String(request.totalChunks));
  form.set('flowChunkSize', String(request.chunkSize));
  form.set('flowCurrentChunkSize', String(request.body.size));
  form.set('flowTotalSize', String(request.totalSize));
  form.set('flowIdentifier', request.identifier);
  form.set('flowFilename', request.filename);
  form.set('file', request.body, request.filename);
  return form;
}
