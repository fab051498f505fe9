import type { Readable } from 'node:stream';

export interface StoredBlob {
  key: string;
  /** Lower-case hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Position of a part of a file, in bytes. */
export interface Place {
  start: number;
  length: number;
  /** Of the whole file. */
  total: number;
}

/** A part that is on disk, in some draft. */
export interface Part {
  draft: string;
  start: number;
  length: number;
}

/** A part that was just written; it can be compared until it is closed, even when its draft is gone by then. */
export interface WrittenPart extends Part {
  /** Whether another part, of a draft or of a finished blob, holds the same bytes. */
  equals(other: Part): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Files that arrive in parts. A draft takes each part at its place, and each place has one writer at a time and
 * only one that succeeds: bytes that were kept are never written over. An attempt that finds its place taken
 * goes to another draft. What is known of a draft's places lives in the instance that made it: after a restart,
 * or in another instance, new parts go to new drafts, and only the database says which parts are kept.
 *
 * On S3 a draft is a multipart upload (its key and UploadId), a part an UploadPart whose ETag would be stored beside
 * the draft's key, `join` a CompleteMultipartUpload for parts of one draft and UploadPartCopy for parts of
 * several, and `remove` an AbortMultipartUpload. Chunks of 5 MiB are S3's smallest parts.
 */
export interface BlobDrafts {
  /**
   * Writes a part of `owner`'s file and syncs it; returns where it is, open until the caller closes it. The memory
   * of the source's pieces belongs to the draft, which frees it as soon as they are written. When the source breaks
   * off or has another length, the place is free again and the promise rejects. A part that is its whole file is
   * only safe once it is joined.
   */
  write(owner: string, place: Place, source: AsyncIterable<Uint8Array>): Promise<WrittenPart>;
  /** Bytes of a draft, or of the blob that it became; 0 when there is neither, such as after a power cut. */
  lengthOf(draft: string): Promise<number>;
  /** The bytes of a part that was kept, of a draft or of the blob that it became. */
  read(part: Part): AsyncIterable<Uint8Array>;
  /** Frees the place of a part that is not needed, and removes its draft when that was all it held. */
  drop(owner: string, part: Part): Promise<void>;
  /**
   * Makes a blob of parts that follow one another. Parts of one draft are not copied: its file becomes the blob,
   * under the draft's key; repeated calls return the same.
   */
  join(owner: string, parts: readonly Part[]): Promise<{ key: string; size: number }>;
  /** Removes a draft, or the blob that it became. */
  remove(draft: string): Promise<void>;
  /** Drafts that were last written before `before`. */
  olderThan(before: Date): AsyncIterable<string>;
}

/** For whom a digest is computed. */
export interface DigestAsker {
  firmId?: number;
  /** Whether it is no longer waited for. */
  isGone?: () => boolean;
}

/** Bytes under keys that the store makes. What `put` returned is on disk, whatever happens next. */
export interface BlobStore {
  put(source: Uint8Array | AsyncIterable<Uint8Array>): Promise<StoredBlob>;
  /** Reads all bytes at once; throws if the key is unknown. */
  read(key: string): Promise<Uint8Array<ArrayBuffer>>;
  stream(key: string, range?: ByteRange): Readable;
  /** Bytes, or null when there is no such blob. */
  size(key: string): Promise<number | null>;
  /**
   * Identifies what a blob holds now; null when there is no such blob. It changes whenever the blob is written to, so
   * that what was found out about its bytes holds while it stays. On S3 it would be the ETag and the version.
   */
  state(key: string): Promise<string | null>;
  /**
   * Returns the SHA-256 in lower-case hexadecimal, computed on a separate thread with low priority. Firms take turns.
   */
  digest(key: string, asker?: DigestAsker): Promise<string>;
  /** The same for a user who waits. */
  digestNow(key: string, asker?: DigestAsker): Promise<string>;
  remove(key: string): Promise<void>;
  /** All finished blobs, in pages; those that come or go meanwhile may be missing. */
  keys(): AsyncIterable<readonly string[]>;
  /** When a blob's bytes were last written, by the system's clock; null when there is no such blob. */
  writtenAt(key: string): Promise<Date | null>;
  /** Which installation the blobs belong to, as `setOwner` recorded it; null before that. */
  owner(): Promise<string | null>;
  /** Says whose the blobs are; the first to say it counts. */
  setOwner(installation: string): Promise<void>;
  /** Removes what `put` left half done before `before`, such as at a power cut; returns how many. */
  sweep(before: Date): Promise<number>;
  drafts: BlobDrafts;
}
