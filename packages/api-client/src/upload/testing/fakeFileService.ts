import type { ErrorCode } from '../../rules/errorCodes.ts';
import { sha256Of } from '../sha256.ts';
import { chunkCount, chunkLength, chunkRange } from '../chunkPlan.ts';
import { CHUNK_SIZE } from '../uploadLimits.ts';
import {
  UNKNOWN_OUTCOME,
  UploadCallError,
  type UploadSource,
  type UploadTransport,
} from '../uploadTransport.ts';

/** Simulated outcome of a call: none, a status without effect, a lost reply, or silence until aborted. */
export type Fate =
  | 'ok'
  | { refused: number; message?: string; code?: ErrorCode; retryAfter?: number }
  | 'lostBefore'
  | 'lostAfter'
  | 'hangs';
export type CallName = 'identifier' | 'received' | 'chunk' | 'commit' | 'register' | 'probe';

interface Stored {
  chunks: Map<number, Uint8Array<ArrayBuffer>>;
  /** Number of chunks of the file; unknown before the first. */
  total: number | null;
  committed: boolean;
}

/** The file service in memory. `fates` is asked before each call. */
export function fakeFileService(fates: (call: CallName, chunk?: number) => Fate = () => 'ok') {
  const stored = new Map<string, Stored>();
  const registered = new Map<string, { name: string; times: number }>();
  const log: string[] = [];
  let bytesSent = 0;
  let flying = 0;
  let mostFlying = 0;

  async function play<Result>(fate: Fate, signal: AbortSignal, work: () => Result): Promise<Result> {
    await Promise.resolve();
    signal.throwIfAborted();
    if (fate === 'hangs') {
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    }
    if (fate === 'lostBefore') throw new UploadCallError(UNKNOWN_OUTCOME);
    if (typeof fate === 'object') throw rejected(fate);
    const result = work();
    if (fate === 'lostAfter') throw new UploadCallError(UNKNOWN_OUTCOME);
    return result;
  }

  function known(identifier: string): Stored {
    const file = stored.get(identifier);
    if (!file) throw rejected({ refused: 404, code: 'uploadNotFound' });
    return file;
  }

  const transport: UploadTransport = {
    getIdentifier: (signal) =>
      play(fates('identifier'), signal, () => {
        const identifier = `file-${stored.size + 1}`;
        stored.set(identifier, { chunks: new Map(), total: null, committed: false });
        return identifier;
      }),
    receivedChunks: (identifier, signal) =>
      play(fates('received'), signal, () => [...known(identifier).chunks.keys()]),
    chunkDigests: (identifier, from, signal) =>
      play(fates('received'), signal, () => [...known(identifier).chunks].filter(([n]) => n >= from)).then(
        (chunks) =>
          Promise.all(
            chunks
              .sort(([a], [b]) => a - b)
              .map(async ([chunk, bytes]) => ({ chunk, sha256: await sha256Of(new Blob([bytes])) })),
          ),
      ),
    async sendChunk({ identifier, chunk, chunkSize, totalSize, body }, onSent, signal) {
      const plan = { size: totalSize, chunkSize };
      const length = chunkLength(plan, chunk);
      log.push(`${identifier}#${chunk}`);
      flying += 1;
      mostFlying = Math.max(mostFlying, flying);
      try {
        const bytes = new Uint8Array(await body.arrayBuffer());
        bytesSent += length;
        onSent(Math.floor(length / 2));
        await play(fates('chunk', chunk), signal, () => {
          const file = known(identifier);
          if (file.committed) throw new Error('A chunk arrived after the commit');
          file.chunks.set(chunk, bytes);
          file.total = chunkCount(plan);
        });
        onSent(length);
      } finally {
        flying -= 1;
      }
    },
    commit: (identifier, _name, signal) =>
      play(fates('commit'), signal, () => {
        const file = known(identifier);
        if (file.chunks.size !== file.total) throw rejected({ refused: 409, code: 'uploadIncomplete' });
        file.committed = true;
      }),
    probe: () => play(fates('probe'), new AbortController().signal, () => undefined),
  };

  return {
    transport,
    log,
    registered,
    stored,
    bytesSent: () => bytesSent,
    mostFlying: () => mostFlying,
    register: ({ identifier, name }: { identifier: string; name: string }, signal: AbortSignal) =>
      play(fates('register'), signal, () => {
        if (!known(identifier).committed) throw rejected({ refused: 409, code: 'uploadIncomplete' });
        const times = registered.get(identifier)?.times ?? 0;
        registered.set(identifier, { name, times: times + 1 });
        return registered.size;
      }),
    /** What a committed file consists of, put together as the server would. */
    async content(identifier: string): Promise<string> {
      const { chunks } = known(identifier);
      const inOrder = [...chunks].sort(([a], [b]) => a - b);
      return inOrder.map(([, bytes]) => new TextDecoder().decode(bytes)).join('');
    },
    forget: (identifier: string) => stored.delete(identifier),
    /** Loses a chunk that was acknowledged. */
    lose: (identifier: string, chunk: number) => known(identifier).chunks.delete(chunk),
  };
}

function rejected({ refused, message, ...facts }: Exclude<Fate, string>): UploadCallError {
  return new UploadCallError(refused, message, facts);
}

/** A file whose every slice reads as its own byte range: large ones cost nothing, and any mix-up shows. */
export function aFile(name: string, size: number): UploadSource {
  return { name, size, slice: (start, end) => new Blob([`[${start}-${end})`]) };
}

/** What `content` reads for a file that arrived whole. */
export function wholeContent(size: number, chunkSize = CHUNK_SIZE): string {
  const plan = { size, chunkSize };
  const ranges = Array.from({ length: chunkCount(plan) }, (_, index) => chunkRange(plan, index + 1));
  return ranges.map(({ start, end }) => `[${start}-${end})`).join('');
}
