import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors.ts';
import { callMayRetry, failureStatus } from './callFailure.ts';
import { aQueue, first } from './testing/aQueue.ts';
import { aFile, wholeContent, type CallName } from './testing/fakeFileService.ts';
import { uploadMessages } from './upload.messages.ts';
import { CALL_RETRIES, CHUNK_SIZE, RETRY_INTERVAL } from './uploadLimits.ts';
import type { UploadSource } from './uploadTransport.ts';

const size = 3 * CHUNK_SIZE;

describe('a server that has less than it acknowledged', () => {
  it('gets the missing chunk at the commit, and only that', async () => {
    const { server, uploader, drawn } = aQueue((call) => {
      if (call === 'commit' && server.log.length === 3) server.lose('file-1', 2);
      return 'ok';
    });
    uploader.add([aFile('a.zip', size)], 1);
    expect((await drawn()).items[0]?.status).toBe('complete');
    expect(server.log).toEqual(['file-1#1', 'file-1#2', 'file-1#3', 'file-1#2']);
    expect(await server.content('file-1')).toBe(wholeContent(size));
  });

  it('gets the commit again that something else had acknowledged', async () => {
    const { server, uploader, drawn } = aQueue();
    const { commit } = server.transport;
    let faked = false;
    server.transport.commit = async (...request) => {
      if (faked) await commit(...request);
      faked = true;
    };
    uploader.add([aFile('a.pdf', 10)], 1);
    expect((await drawn()).items[0]?.status).toBe('complete');
    expect(server.registered.get('file-1')?.times).toBe(1);
  });

  it('is asked once, and its message is shown when it insists', async () => {
    const insists = { refused: 409, message: 'Some parts are missing.', code: 'uploadIncomplete' } as const;
    const { server, uploader, drawn } = aQueue(first('commit', insists, insists));
    uploader.add([aFile('a.pdf', 10)], 1);
    const [item] = (await drawn()).items;
    expect(item).toMatchObject({ status: 'errored', failureReason: insists.message, retryable: true });
    uploader.retry(item?.id ?? '');
    expect((await drawn()).items[0]?.status).toBe('complete');
    expect(server.log).toHaveLength(1);
  });
});

describe('a response that is none of the server’s', () => {
  it.each([
    [200, 'malformed'],
    ...([403, 404, 409, 502, 511, 520, 524] as const).map((status) => [status, 'malformed'] as const),
    [500, 'problem'],
  ] as const)('of a %i (%s) leaves the outcome of a registration unknown', (status, kind) => {
    const error = new ApiError({ kind, status });
    expect(failureStatus(error)).toBe(0);
    expect(callMayRetry(error)).toBe(true);
  });

  it('is not one that the server gives: a rejection, or the same call still running', () => {
    expect(callMayRetry(new ApiError({ kind: 'problem', status: 422 }))).toBe(false);
    expect(callMayRetry(new ApiError({ kind: 'problem', status: 409, code: 'stillRunning' }))).toBe(true);
  });
});

describe('a call whose replies are lost, while the server is there', () => {
  const lost = (times: number) => Array.from({ length: times }, () => 'lostAfter' as const);

  it.each<CallName>(['identifier', 'commit', 'register'])(
    'is made again after growing waits: the %s',
    async (call) => {
      const { time, server, uploader, drawn } = aQueue(first(call, ...lost(CALL_RETRIES)));
      uploader.add([aFile('a.pdf', 10)], 1);
      for (let retry = 0; retry < CALL_RETRIES; retry += 1) {
        expect((await drawn()).summary).toMatchObject({ active: 1, errored: 0 });
        await time.advance(RETRY_INTERVAL * 2 ** retry);
      }
      expect((await drawn()).items[0]?.status).toBe('complete');
      expect([server.registered.size, server.log.length]).toEqual([1, 1]);
    },
  );

  it.each<CallName>(['identifier', 'commit', 'register'])(
    'ends the file after the fourth, and Retry finishes it: the %s',
    async (call) => {
      const { time, server, uploader, drawn } = aQueue(first(call, ...lost(CALL_RETRIES + 1)));
      uploader.add([aFile('a.pdf', 10)], 1);
      for (let retry = 0; retry < CALL_RETRIES; retry += 1) await time.advance(RETRY_INTERVAL * 2 ** retry);
      const [item] = (await drawn()).items;
      expect(item).toMatchObject({ status: 'errored', retryable: true });
      uploader.retry(item?.id ?? '');
      expect((await drawn()).items[0]?.status).toBe('complete');
      expect(server.registered.size).toBe(1);
    },
  );
});

/** A file whose content the test can change, or make unreadable. */
function aChangingFile(bytes: number): { file: UploadSource; change: (content: string | null) => void } {
  let content: string | null = 'a';
  const file: UploadSource = {
    name: 'a.zip',
    size: bytes,
    slice: (start, end) => {
      const blob = new Blob([`${content}[${start}-${end})`]);
      if (content === null) blob.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
      return blob;
    },
  };
  return { file, change: (next) => (content = next) };
}

const changed = { status: 'errored', failureReason: uploadMessages.fileChanged, retryable: false };

describe('a file that changes while it uploads', () => {
  it.each(['b', null])('is not committed (%s)', async (content) => {
    const { file, change } = aChangingFile(size);
    const { server, uploader, drawn } = aQueue((call, chunk) => {
      if (call === 'chunk' && chunk === 3) change(content);
      return 'ok';
    });
    uploader.add([file], 1);
    expect((await drawn()).items[0]).toMatchObject(changed);
    expect([server.stored.get('file-1')?.committed, server.registered.size]).toEqual([false, 0]);
  });

  it('is told from a lost connection when a chunk fails', async () => {
    const { file, change } = aChangingFile(10);
    const { time, server, uploader, drawn } = aQueue(() => 'ok');
    server.transport.sendChunk = () => Promise.reject(new Error('net::ERR_UPLOAD_FILE_CHANGED'));
    change(null);
    uploader.add([file], 1);
    expect((await drawn()).items[0]).toMatchObject(changed);
    expect(time.pendingTimers()).toBe(0);
  });

  it('is noticed when the server holds other bytes under the same number', async () => {
    const other = { refused: 409, code: 'chunkDiffers' } as const;
    const { uploader, drawn } = aQueue(first('chunk', other));
    uploader.add([aFile('a.pdf', 10)], 1);
    expect((await drawn()).items[0]).toMatchObject(changed);
  });
});
