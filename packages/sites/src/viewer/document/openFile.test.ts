import { afterEach, describe, expect, it, vi } from 'vitest';
import { aProblem } from '@countersign/api-client/fixtures';
import { FILE_HEADER } from '@countersign/api-client/rules';
import { openFile } from './openFile.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answers(make: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async () => make());
}

function text(body: BodyInit, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/plain', [FILE_HEADER]: 'stored' } });
}

/** What a proxy or a hotel sends instead. */
function foreign(type: string, status = 200): Response {
  return new Response('<h1>Sign in to the Wi-Fi</h1>', { status, headers: { 'content-type': type } });
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
    [
      'link',
      'the link leads to nothing any more',
      () => Response.json(aProblem('documentNotFound'), { status: 404 }),
    ],
    ['unreachable', 'a page comes that is not the file', () => foreign('text/html')],
    ['unreachable', 'a text comes that is not the file', () => foreign('text/plain')],
    ['unreachable', 'a page comes that knows no such address', () => foreign('text/html', 404)],
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

  it('says "unreachable" where nothing comes at all', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      const answer = Promise.withResolvers<Response>();
      signal.addEventListener('abort', () => {
        answer.reject(new DOMException('Aborted.', 'AbortError'));
      });
      return answer.promise;
    });
    const opening = expect(openFile('http://files.test/d/x')).rejects.toMatchObject({
      failure: 'unreachable',
    });
    await vi.advanceTimersByTimeAsync(31_000);
    await opening;
    vi.useRealTimers();
  });
});
