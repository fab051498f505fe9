/** Bytes of a file that are read before the next file has its turn: tens of milliseconds. */
export const SLICE = 16 * 1024 * 1024;

/** Asks a worker for the next slice of a file, or to forget the file. */
export interface DigestRequest {
  id: number;
  path: string;
  isDropped: boolean;
}

/** A digest, null while there is more of the file, or why it cannot be read. */
export type DigestReply = { id: number; sha256: string | null } | { id: number; fault: string };
