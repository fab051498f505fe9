import { LRUCache } from 'lru-cache';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import type { DigestAsker } from '../files/blobs/blobStore.ts';
import { DigestAbandoned } from '../files/blobs/digest.ts';

type Files = Pick<App, 'blobs'>;

/** A stored file, and the digest that was recorded when it came; null in the first moments. */
interface Recorded {
  key: string;
  sha256: string | null;
}

/** Files whose bytes were read, by store: the digest that they had in a state of the file. */
const compared = new WeakMap<Files['blobs'], LRUCache<string, string>>();
const most = 10_000;

function comparedIn({ blobs }: Files): LRUCache<string, string> {
  const known = compared.get(blobs) ?? new LRUCache<string, string>({ max: most });
  compared.set(blobs, known);
  return known;
}

/**
 * Compares a stored file with the digest that was recorded when it came, before it is served. A file is read once, and
 * again only after it was written to. Without a digest, in the first moments, there is nothing to compare.
 *
 * @throws Problem 500 for a file that is damaged or gone, 408 when the asker is gone
 */
export async function requireIntact(
  files: Files,
  { key, sha256 }: Recorded,
  asker: DigestAsker,
): Promise<void> {
  if (sha256 === null) return;
  const known = comparedIn(files);
  const verdict = `${sha256} ${await stateOf(files, key)}`;
  if (known.get(key) === verdict) return;
  if ((await digestNow(files, key, asker)) !== sha256)
    throw damaged(key, 'its bytes are not those that were stored');
  known.set(key, verdict);
}

async function digestNow({ blobs }: Files, key: string, asker: DigestAsker): Promise<string> {
  try {
    return await blobs.digestNow(key, asker);
  } catch (error) {
    throw error instanceof DigestAbandoned ? new Problem('requestTimedOut', { cause: error }) : error;
  }
}

/** The digest of a file that just came; who reads the file first does not wait until it is read once more. */
export async function digestNewFile(files: Files, key: string, asker: DigestAsker): Promise<string> {
  const before = await stateOf(files, key);
  const sha256 = await files.blobs.digest(key, asker);
  if ((await stateOf(files, key)) === before) comparedIn(files).set(key, `${sha256} ${before}`);
  return sha256;
}

/**
 * Reads a stored file and compares it with its digest: exactly the bytes that are returned.
 *
 * @throws Problem 500 for a file that is damaged or gone
 */
export async function readIntact(files: Files, key: string, sha256: string | null): Promise<Uint8Array> {
  await stateOf(files, key);
  const bytes = await files.blobs.read(key);
  // On another thread: a PDF can have a hundred megabytes.
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  if (sha256 !== null && Buffer.from(digest).toString('hex') !== sha256)
    throw damaged(key, 'its bytes are not those that were stored');
  return bytes;
}

async function stateOf({ blobs }: Files, key: string): Promise<string> {
  const state = await blobs.state(key);
  if (state === null) throw damaged(key, 'it is gone');
  return state;
}

function damaged(key: string, what: string): Problem {
  return new Problem('fileDamaged', { cause: new Error(`The stored file ${key} is damaged: ${what}.`) });
}
