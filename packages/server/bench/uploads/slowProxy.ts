import { createServer, request as forward } from 'node:http';
import { Transform } from 'node:stream';
import { listen, type Site } from './listen.ts';

/** 512 kbit/s, in bytes a millisecond, for all connections together. */
const SPEED = 64;
/** The line carries bytes for so long, and then none for so long, in milliseconds. */
const CARRIES = 40_000;
const RESTS = 20_000;

/** Hands everything to the file service, over a line of 512 kbit/s that is dead for 20 s in every minute. */
export async function startSlowProxy(port: number): Promise<Site> {
  /** When the line has carried all that it was given, in milliseconds of carrying. */
  let carried = 0;
  let began: number | undefined;

  /** When so many bytes more have been carried, in milliseconds of the clock. */
  function whenCarried(bytes: number): number {
    const now = Date.now();
    began ??= now;
    const passed = now - began;
    const cycle = CARRIES + RESTS;
    const busy = Math.floor(passed / cycle) * CARRIES + Math.min(CARRIES, passed % cycle);
    carried = Math.max(carried, busy) + bytes / SPEED;
    return began + carried + Math.floor(carried / CARRIES) * RESTS;
  }

  return listen(
    createServer((incoming, response) => {
      const outgoing = forward(
        { host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers: incoming.headers },
        (reply) => {
          response.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(response);
        },
      );
      outgoing.on('error', () => response.destroy());
      const line = new Transform({
        transform(piece: Buffer, _encoding, done) {
          setTimeout(() => done(null, piece), Math.max(0, whenCarried(piece.length) - Date.now()));
        },
      });
      incoming.pipe(line).pipe(outgoing);
    }),
  );
}
