import { afterEach, describe, expect, it, vi } from 'vitest';
import { aProblem } from '@countersign/api-client/fixtures';
import { openFile } from './openFile.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answers(make: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async () => make());
}

function text(body: BodyInit, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/plain' } });
}

function cutOff(): Response {
  return text(
    new ReadableStream({
      start(controller) {
        controller.error(new TypeError('network error'));
      },
    }),
  );
}

describe('opening a file', () => {
  it('shows a text as text', async () => {
    answers(() => text('Minutes'));
    expect(await openFile('http://files.test/d/x')).toEqual({
      kind: 'text',
      file: { text: 'Minutes', whole: true },
    });
  });

  it.each([
    ['link', 'the link leads to nothing any more', () => text('', 404)],
    ['unreachable', 'no response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['unreachable', 'the service is out of order', () => text('', 503)],
    ['damaged', 'the stored file is damaged', () => Response.json(aProblem('fileDamaged'), { status: 500 })],
    ['unreachable', 'the service cannot read the request', () => text('', 400)],
    ['unreachable', 'the service takes no more requests', () => text('', 429)],
    ['unreachable', 'the bytes stop coming', cutOff],
    ['broken', 'the file is none of its kind', () => text(Uint8Array.of(80, 75, 0, 0))],
  ])('says "%s" where %s', async (failure, _why, make) => {
    answers(make);
    await expect(openFile('http://files.test/d/x')).rejects.toMatchObject({ failure });
  });

  it('says "unreachable" where the bytes stop without an end', async () => {
    vi.useFakeTimers();
    const stalled = () =>
      text(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('Min'));
          },
        }),
      );
    answers(stalled);
    const opening = expect(openFile('http://files.test/d/x')).rejects.toMatchObject({
      failure: 'unreachable',
    });
    await vi.advanceTimersByTimeAsync(31_000);
    await opening;
    vi.useRealTimers();
  });
});
