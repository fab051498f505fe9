/** A stored PDF, of which nothing is in memory yet. */
export interface PdfFile {
  /** The firms take turns. */
  firmId: number;
  documentId: number;
  /** Whose check or setup it is: each login has a few of the firm's places. */
  loginId?: number;
  /** Bytes. */
  size: number;
  /** Returns bytes that nothing else uses: they change hands. It is called when the file's turn has come. */
  read: () => Promise<Uint8Array>;
  log: { warn: (facts: object, message: string) => void };
  /** Whether the caller no longer waits for the result. */
  isGone?: () => boolean;
}

/** A file that is in memory already and stays with its caller. */
export function heldFile(bytes: Uint8Array, of: Pick<PdfFile, 'firmId' | 'documentId' | 'log'>): PdfFile {
  return { ...of, size: bytes.length, read: () => Promise.resolve(new Uint8Array(bytes)) };
}

/** A file's bytes in a buffer of their own, which can pass to another thread; copied only if they share one. */
export function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && byteLength === buffer.byteLength && byteLength > 0
    ? new Uint8Array(buffer, byteOffset, byteLength)
    : new Uint8Array(bytes);
}
