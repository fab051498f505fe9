import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The fewest characters of a secret key. */
export const shortestKey = 32;

/** The key cannot be read or made; the message says what to do. */
export class SecretKeyError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SecretKeyError';
  }
}

/** Writes and syncs a file; a test brings its own to make the disk fail. */
type WriteFile = (path: string, text: string) => void;

function writeSynced(path: string, text: string): void {
  writeFileSync(path, text, { mode: 0o600, flag: 'wx', flush: true });
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Makes the file with all of its text or not at all. A link, unlike a rename, never replaces the key of another
 * process that starts at the same time.
 */
function make(folder: string, file: string, write: WriteFile): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    write(temporary, randomBytes(32).toString('base64url'));
    linkSync(temporary, file);
    syncFolder(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw new SecretKeyError(
      `The secret key could not be written to ${file} (${reasonOf(error)}). Make room and let this user write there, or set SECRET_KEY.`,
      { cause: error },
    );
  } finally {
    rmSync(temporary, { force: true });
  }
}

/**
 * The secret key that is kept in the folder; the first start makes it.
 *
 * @throws SecretKeyError
 */
export function keptSecretKey(folder: string, write: WriteFile = writeSynced): string {
  const file = join(folder, 'secret.key');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) make(folder, file, write);
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length >= shortestKey) return kept;
  throw new SecretKeyError(
    `${file} is ${kept === '' ? 'empty' : 'incomplete'}. Restore it from a backup, or set SECRET_KEY to its previous content. If this folder has never been in use, delete the file: the next start creates another.`,
  );
}
