/** A file that is read in slices. */
export interface SlicedFile {
  /** Null for none in particular. */
  firmId: number | null;
  /** Bytes that are still to be read. */
  left: number;
}

/**
 * Whose slice is next. Firms alternate, so that no file of one firm holds up another's for longer than a slice; of
 * a firm's files the one with the least left goes first.
 */
export class DigestTurns<T extends SlicedFile> {
  /** In the order of their next turns. */
  readonly #firms = new Map<number | null, Set<T>>();

  add(file: T): void {
    const files = this.#firms.get(file.firmId) ?? new Set();
    this.#firms.set(file.firmId, files.add(file));
  }

  remove(file: T): void {
    const files = this.#firms.get(file.firmId);
    files?.delete(file);
    if (files?.size === 0) this.#firms.delete(file.firmId);
  }

  /** Returns the next file; its firm goes behind the others. */
  next(): T | null {
    const [first] = this.#firms;
    if (first === undefined) return null;
    const [firmId, files] = first;
    this.#firms.delete(firmId);
    this.#firms.set(firmId, files);
    return [...files].reduce((least, file) => (file.left < least.left ? file : least));
  }
}
