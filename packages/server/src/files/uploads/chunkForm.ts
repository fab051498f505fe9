import type { Readable } from 'node:stream';
import { Problem } from '../../errors.ts';

/** A multipart form whose fields have been read and whose file is still arriving. */
export interface ChunkForm {
  fields: ReadonlyMap<string, string>;
  /**
   * The file's bytes, as they arrive and without a copy; who takes them may free their memory. Their number is known
   * from the fields, so that nothing has to be searched for a boundary: after them the form must end.
   *
   * @throws Problem 400 for a file of another size and for a request that breaks off.
   */
  file(size: number): AsyncGenerator<Uint8Array>;
  /** Reads and discards the rest of the request, so that the connection can continue. */
  leave(): Promise<void>;
}

/** Room for the fields and headers before the file, in bytes. */
const headRoom = 16 * 1024;
const mostFields = 20;
/** Bytes after the file that are still looked at: the closing boundary and a line end. */
const tailRoom = 200;

function boundaryOf(contentType: string | undefined): string {
  const match = /^multipart\/form-data\s*;.*?boundary=(?:"([^"\r\n]{1,70})"|([^\s";]{1,70}))/iu.exec(
    contentType ?? '',
  );
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) throw new Problem('chunkUnrecognised');
  return boundary;
}

interface Head {
  fields: Map<string, string>;
  /** Offset of the file's first byte. */
  end: number;
}

/** Reads the fields up to the file; null while it has not all arrived. */
function readHead(bytes: Buffer, boundary: string): Head | null {
  const fields = new Map<string, string>();
  const opening = Buffer.from(`--${boundary}\r\n`);
  const between = Buffer.from(`\r\n--${boundary}`);
  if (bytes.length < opening.length) return null;
  if (!bytes.subarray(0, opening.length).equals(opening)) throw new Problem('chunkUnrecognised');
  for (let at = opening.length; fields.size <= mostFields;) {
    const blank = bytes.indexOf('\r\n\r\n', at);
    if (blank < 0) return null;
    const name = /^content-disposition:\s*form-data\s*;.*?\bname="([^"]*)"/imu.exec(
      bytes.toString('utf8', at, blank),
    )?.[1];
    if (name === undefined) break;
    if (name === 'file') return { fields, end: blank + 4 };
    const end = bytes.indexOf(between, blank + 4);
    if (end < 0) return null;
    fields.set(name, bytes.toString('utf8', blank + 4, end));
    at = end + between.length;
    if (bytes.length < at + 2) return null;
    // Otherwise the form is over, and had no file.
    if (bytes.toString('latin1', at, at + 2) !== '\r\n') break;
    at += 2;
  }
  throw new Problem('chunkUnrecognised');
}

function cut(cause?: unknown): Problem {
  return new Problem('chunkCut', { cause });
}

/**
 * Reads the fields of a chunk's form; its file must come after them, as flow.js and the portal send it.
 *
 * @throws Problem 400 for anything else.
 */
export async function openChunkForm(body: Readable, contentType: string | undefined): Promise<ChunkForm> {
  const boundary = boundaryOf(contentType);
  const pieces: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false });
  const next = async (): Promise<Buffer | null> => {
    try {
      const piece = await pieces.next();
      return piece.done === true ? null : piece.value;
    } catch (error) {
      throw cut(error);
    }
  };
  const leave = async () => {
    await pieces.return?.().catch(() => undefined);
    body.resume();
  };

  async function readToFile(): Promise<{ fields: Map<string, string>; rest: Buffer }> {
    let seen = Buffer.alloc(0);
    for (;;) {
      const head = readHead(seen, boundary);
      if (head) return { fields: head.fields, rest: seen.subarray(head.end) };
      const piece = seen.length > headRoom ? null : await next();
      if (piece === null) throw new Problem('chunkUnrecognised');
      seen = Buffer.concat([seen, piece]);
    }
  }

  async function* file(first: Buffer, size: number): AsyncGenerator<Uint8Array> {
    let piece: Buffer | null = first;
    let missing = size;
    while (missing > 0) {
      if (piece === null) throw cut();
      const mine = piece.subarray(0, missing);
      // Before its bytes are handed out: whoever takes all of a piece may free its memory.
      const after: Buffer | null = mine.length < piece.length ? piece.subarray(mine.length) : null;
      missing -= mine.length;
      if (mine.length > 0) yield mine;
      piece = missing > 0 ? await next() : after;
    }
    await readEnd(piece ?? Buffer.alloc(0));
  }

  async function readEnd(first: Buffer): Promise<void> {
    let tail = first;
    for (let piece = await next(); piece !== null; piece = await next()) {
      if (tail.length > tailRoom) throw cut();
      tail = Buffer.concat([tail, piece]);
    }
    if (tail.length > tailRoom || !tail.toString('latin1').startsWith(`\r\n--${boundary}--`)) throw cut();
  }

  try {
    const { fields, rest } = await readToFile();
    return { fields, file: (size) => file(rest, size), leave };
  } catch (error) {
    await leave();
    throw error;
  }
}
