import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The line between the browser and the file service: it can be cut in the middle of a chunk, or held there. */
export interface Line {
  /** Where the browser finds the file service. */
  readonly origin: string;
  /** Numbers of the chunks sent, in order; a resent one appears again. */
  readonly begun: readonly number[];
  /** Numbers of the chunks that the service has acknowledged. */
  readonly acknowledged: readonly number[];
  /** Where the file service really is. */
  connectTo(origin: string): void;
  /** Breaks every connection once so many bytes of this chunk have passed, and lets none through until `mend`. */
  cutWithin(chunk: number, bytes: number): Promise<void>;
  /** Stops this chunk's bytes, but keeps the connection open. */
  holdAt(chunk: number): Promise<void>;
  mend(): void;
  /** Forgets what was counted, and what was to be cut or held. */
  reset(): void;
  close(): Promise<void>;
}

/** What happens to a chunk during its transfer. */
interface Fault {
  readonly kind: 'cut' | 'hold';
  readonly chunk: number;
  readonly bytes: number;
  readonly happened: () => void;
}

const chunkField = /name="flowChunkNumber"\r\n\r\n(\d+)\r\n/g;
/** Longer than the field above: this much is buffered, in case the field arrives in two parts. */
const overlap = 128;

/** Opens a line on loopback. It counts the chunks that pass by reading the forms that they travel in. */
export async function openLine(): Promise<Line> {
  const begun: number[] = [];
  const acknowledged: number[] = [];
  const sockets = new Set<Socket>();
  let port = 0;
  let dead = false;
  let fault: Fault | null = null;

  function plan(kind: Fault['kind'], chunk: number, bytes: number): Promise<void> {
    return new Promise((happened) => {
      fault = { kind, chunk, bytes, happened };
    });
  }

  function strike({ kind, happened }: Fault, browser: Socket): void {
    fault = null;
    if (kind === 'hold') {
      browser.unpipe();
      browser.pause();
    } else {
      dead = true;
      for (const socket of sockets) socket.destroy();
    }
    happened();
  }

  function join(browser: Socket): void {
    if (dead) return void browser.destroy();
    const service = connect(port, '127.0.0.1');
    let rest = '';
    let chunk: number | null = null;
    let passed = 0;
    browser.on('data', (data: Buffer) => {
      const text = rest + data.toString('latin1');
      let seen = 0;
      for (const field of text.matchAll(chunkField)) {
        chunk = Number(field[1]);
        passed = 0;
        begun.push(chunk);
        seen = field.index + field[0].length;
      }
      rest = text.slice(Math.max(seen, text.length - overlap));
      passed += data.length;
      if (fault !== null && chunk === fault.chunk && passed >= fault.bytes) strike(fault, browser);
    });
    service.on('data', (data: Buffer) => {
      if (chunk === null || !data.subarray(0, 12).equals(Buffer.from('HTTP/1.1 200'))) return;
      acknowledged.push(chunk);
      chunk = null;
    });
    browser.pipe(service);
    service.pipe(browser);
    for (const [socket, other] of [
      [browser, service],
      [service, browser],
    ] as const) {
      sockets.add(socket);
      // Either side's end closes the other; there is no one left to report it to.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  }

  const server = createServer(join).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port on 127.0.0.1.');
  return {
    origin: `http://localhost:${address.port}`,
    begun,
    acknowledged,
    connectTo(origin) {
      port = Number(new URL(origin).port);
    },
    cutWithin: (chunk, bytes) => plan('cut', chunk, bytes),
    holdAt: (chunk) => plan('hold', chunk, 0),
    mend() {
      dead = false;
    },
    reset() {
      begun.length = 0;
      acknowledged.length = 0;
      fault = null;
      dead = false;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
