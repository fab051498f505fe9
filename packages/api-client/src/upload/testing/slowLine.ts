import type { UploadTransport } from '../uploadTransport.ts';

interface Travelling {
  sent: number;
  length: number;
  onSent(bytes: number): void;
  arrive(): void;
}

/**
 * A line to a file service that carries so many bytes a second, shared by all chunks on their way. The system takes
 * `buffer` bytes of each at once, which says nothing of the line.
 */
export function slowLine(
  transport: UploadTransport,
  { plannedSize, buffer = 1 }: { plannedSize(chunkSize: number): void; buffer?: number },
) {
  const travelling = new Set<Travelling>();
  let carried = 0;

  const slow: UploadTransport = {
    ...transport,
    async sendChunk(request, onSent, signal) {
      const { chunk, chunkSize, totalSize } = request;
      plannedSize(chunkSize);
      await new Promise<void>((resolve, reject) => {
        const length = Math.min(chunkSize, totalSize - (chunk - 1) * chunkSize);
        const each: Travelling = { sent: 0, length, onSent, arrive: resolve };
        travelling.add(each);
        onSent(Math.min(buffer, length));
        signal.addEventListener('abort', () => {
          travelling.delete(each);
          reject(signal.reason);
        });
      });
      return transport.sendChunk(request, onSent, signal);
    },
  };

  return {
    transport: slow,
    /** Bytes that have left, also in vain. */
    carried: () => carried,
    /** Carries what it can in so many milliseconds. */
    carry(bytesPerSecond: number, ms: number): void {
      const share = (bytesPerSecond * ms) / 1_000 / travelling.size;
      for (const each of [...travelling]) {
        const bytes = Math.min(share, each.length - each.sent);
        each.sent += bytes;
        carried += bytes;
        each.onSent(Math.min(each.sent + buffer, each.length));
        if (each.sent < each.length) continue;
        travelling.delete(each);
        each.arrive();
      }
    },
  };
}
