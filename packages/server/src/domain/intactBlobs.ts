import { LRUCache } from 'lru-cache';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';

type Files = Pick<App, 'blobs'>;

/** Files whose bytes were compared, by store: what was found, and of which state of the file. */
const compared = new WeakMap<Files['blobs'], LRUCache<string, string>>();
const most = 10_000;

/**
 * Compares a stored file with the digest that was recorded when it came, before it is served. A file is read once, and
 * again only after it was written to. Without a digest, in the first moments, there is nothing to compare.
 *
 * @throws Problem 500 for a file that is damaged or gone
 */
export async function requireIntact({ blobs }: Files, key: string, sha256: string | null): Promise<void> {
  if (sha256 === null) return;
  const known = compared.get(blobs) ?? new LRUCache<string, string>({ max: most });
  compared.set(blobs, known);
  const state = await stateOf({ blobs }, key);
  if (known.get(key) === state) return;
  if ((await blobs.digestNow(key)) !== sha256) throw damaged(key, 'its bytes are not those that were stored');
  known.set(key, state);
}

/**
 * Reads a stored file and compares it with its digest: exactly the bytes that are returned.
 *
 * @throws Problem 500 for a file that is damaged or gone
 */
export async function readIntact({ blobs }: Files, key: string, sha256: string | null): Promise<Uint8Array> {
  await stateOf({ blobs }, key);
  const bytes = await blobs.read(key);
  // On another thread: a PDF can have a hundred megabytes.
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  if (sha256 !== null && Buffer.from(digest).toString('hex') !== sha256)
    throw damaged(key, 'its bytes are not those that were stored');
  return bytes;
}

/** Size and time of the last write; they change with the bytes, unless the disk itself is at fault. */
async function stateOf({ blobs }: Files, key: string): Promise<string> {
  const size = await blobs.size(key);
  if (size === null) throw damaged(key, 'it is gone');
  return `${size} ${(await blobs.writtenAt(key))?.getTime() ?? 0}`;
}

function damaged(key: string, what: string): Problem {
  return new Problem('fileDamaged', { cause: new Error(`The stored file ${key} is damaged: ${what}.`) });
}
