import type { KnownFile } from '../uploadState.ts';

/** What a browser needs to read a file again after a reload: a `FileSystemFileHandle` is one. */
export interface SourceHandle {
  getFile(): Promise<File>;
  /** Asks the user; only in a press. Not every browser asks. */
  requestPermission?(options: { mode: 'read' }): Promise<PermissionState>;
}

/** An upload that is not over, as this browser remembers it. */
export interface RememberedUpload<Destination> {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
  /** The server's; null if it had none yet. */
  readonly identifier: string | null;
  /** Bytes of each chunk but the last; null if nothing was sent. */
  readonly chunkSize: number | null;
  readonly destination: Destination;
  readonly handle: SourceHandle | null;
  /** What the file already is, while the user decides; null if nothing is asked. */
  readonly known: KnownFile | null;
  /** When something of it was last sent, in milliseconds since 1970. */
  readonly touchedAt: number;
}

/** Remembers uploads over reloads. Never rejects: a browser that cannot remember forgets. */
export interface UploadMemory<Destination> {
  /** Returns what pages that are gone left, and takes it over. */
  recall(): Promise<readonly RememberedUpload<Destination>[]>;
  keep(upload: RememberedUpload<Destination>): void;
  /** Resolves once a reload does not bring it back; at once if it was not kept. */
  forget(key: string): Promise<void>;
  /** Forgets everything of its user, of other pages too, and keeps nothing from then on. */
  forgetAll(): Promise<void>;
}
