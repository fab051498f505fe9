/**
 * Frees the memory of bytes that nobody reads any more; they are empty afterwards. Garbage of this kind is collected
 * only with a pass over the whole heap, which the engine begins for every few dozen megabytes: while large files
 * arrive, those passes cost more than receiving and writing them. Bytes that share their memory with others stay.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength && !buffer.detached)
    buffer.transfer(0);
}
