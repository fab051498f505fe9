import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, chunkFrame, type FilesFixture, newUpload, openFilesFixture } from './testing/filesFixture.ts';

let desk: FilesFixture;
afterEach(async () => {
  vi.restoreAllMocks();
  await desk.close();
});

/** Longer than any test lasts: the limits end when a test says so, on a machine of any speed. */
const body = 1_000_000;
const silence = 10_000_000;

interface HeldLimits {
  /** Waits until a limit of so many milliseconds is set. */
  untilSet: (milliseconds: number) => Promise<void>;
  /** Lets so many milliseconds go by. */
  pass: (milliseconds: number) => void;
}

/**
 * From here on the limits of bodies end when a test says so. All other timers are real: those of the database, whose
 * queries would be broken off with the body, among them.
 */
function holdLimits(isLimit = (milliseconds: number) => milliseconds >= body): HeldLimits {
  const held = new Map<unknown, { callback: () => void; milliseconds: number }>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const longest = 2 ** 31 - 1;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, milliseconds = 0, ...given) => {
    if (!isLimit(milliseconds)) return set(callback, milliseconds, ...given);
    const timer = set(() => undefined, longest).unref();
    held.set(timer, { callback: () => callback(...given), milliseconds });
    return timer;
  });
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer);
    clear(timer);
  });
  return {
    untilSet: (milliseconds) =>
      expect.poll(() => [...held.values()].map((limit) => limit.milliseconds)).toContain(milliseconds),
    pass: (milliseconds) => {
      for (const [timer, limit] of held) {
        limit.milliseconds -= milliseconds;
        if (limit.milliseconds > 0) continue;
        held.delete(timer);
        limit.callback();
      }
    },
  };
}

function begin(method: string, path: string, type: string, length?: number): ClientRequest {
  return httpRequest(desk.origin + path, {
    method,
    headers: {
      authorization: desk.staff.token,
      'content-type': type,
      ...(length === undefined ? {} : { 'content-length': length }),
    },
  });
}

/** A chunk of which nothing but its beginning has left. */
async function beginChunk() {
  const bytes = randomBytes(8_000);
  const plan = { identifier: await newUpload(desk), chunkSize: 8_000, totalSize: bytes.length };
  const { head, tail } = chunkFrame(plan, 1, bytes.length);
  const length = head.length + bytes.length + tail.length;
  const request = begin('POST', '/api/upload/uploadchunks', 'multipart/form-data; boundary=x', length);
  request.write(Buffer.concat([head, bytes.subarray(0, 4_000)]));
  // As long as any body, and a second more for each 4,000 bytes.
  const limit = body + length / 4;
  return { identifier: plan.identifier, request, limit, rest: Buffer.concat([bytes.subarray(4_000), tail]) };
}

/** Ends when the server breaks the request off. */
function brokenOff(request: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    request.on('error', () => undefined);
    request.on('response', (response: IncomingMessage) => response.resume());
    request.on('close', resolve);
  });
}

describe('a slow line', () => {
  it('has as long for a chunk as it needs, where any other body would have been cut', async () => {
    desk = await openFilesFixture({ silence, body });
    const { untilSet, pass } = holdLimits();
    const chunk = await beginChunk();
    await untilSet(chunk.limit);
    const other = begin('PUT', '/api/upload/uploadchunks/commit', 'application/json');
    const over = brokenOff(other);
    other.write('{');
    await untilSet(body);
    // Begun later, it is over: so much time has gone by for the chunk as well.
    pass(body);
    await over;
    const answered = once(chunk.request, 'response');
    chunk.request.end(chunk.rest);
    const [response]: IncomingMessage[] = await answered;
    expect(response?.statusCode).toBe(200);
    expect(JSON.parse(response ? await text(response) : '')).toEqual({ Received: [1] });
  });

  it('loses a chunk when it falls silent, and nothing else', async () => {
    desk = await openFilesFixture({ silence: 100, body });
    const chunk = await beginChunk();
    await brokenOff(chunk.request);
    const state = await call(desk, 'GET', `/api/upload/uploadchunks/${chunk.identifier}`);
    expect(state.body).toEqual({ Received: [] });
  });

  it('of an unauthenticated client keeps no connection open', async () => {
    // Shorter than the rest of any answered request may take, and of a length that no other timer has.
    const short = 3_333;
    desk = await openFilesFixture({ silence, body: short });
    const { untilSet, pass } = holdLimits((milliseconds) => milliseconds === short);
    const request = httpRequest(`${desk.origin}/api/upload/uploadchunks`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer nobody',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 10_000_000_000,
      },
    });
    const over = brokenOff(request);
    const answered = once(request, 'response');
    const trickle = setInterval(() => request.write('-'), 20);
    const [response]: IncomingMessage[] = await answered;
    expect(response?.statusCode).toBe(401);
    await untilSet(short);
    pass(short);
    await over;
    clearInterval(trickle);
  });

  it('of an authenticated client is limited as well', async () => {
    desk = await openFilesFixture({ silence, body });
    const { untilSet, pass } = holdLimits();
    const chunk = await beginChunk();
    const over = brokenOff(chunk.request);
    const trickle = setInterval(() => chunk.request.write('-'), 20);
    await untilSet(chunk.limit);
    pass(chunk.limit);
    await over;
    clearInterval(trickle);
    const state = await call(desk, 'GET', `/api/upload/uploadchunks/${chunk.identifier}`);
    expect(state.body).toEqual({ Received: [] });
  });
});
