import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { withinTime } from './withinTime.ts';

/** How long the headers of a download wait for its first byte, in ms. */
export const LONGEST_PREPARATION = 5_000;

interface Prepared {
  headers: Record<string, string | number>;
  /** Done when the bytes may be sent. */
  preparing: Promise<unknown>;
  bytes: () => Readable;
  /** Milliseconds. */
  longest: number;
}

/**
 * Sends a download whose first byte may take long to prepare. Up to `longest` a failure gets its response. After that
 * the headers go ahead, so that the browser begins the download and shows it; a failure then breaks it off, which the
 * browser shows too.
 */
export async function sendPrepared(
  reply: FastifyReply,
  { headers, preparing, bytes, longest }: Prepared,
): Promise<FastifyReply> {
  const isReady = await withinTime(preparing, longest);
  // Only now: the response to a failure is no download.
  reply.headers(headers);
  if (isReady) return reply.send(bytes());
  async function* later(): AsyncGenerator<Uint8Array, void> {
    reply.raw.flushHeaders();
    await preparing;
    yield* bytes();
  }
  return reply.send(Readable.from(later(), { objectMode: false }));
}
