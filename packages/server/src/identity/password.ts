import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Cost of argon2id: 19 MiB, two passes, one lane. Stored in each hash, so that it can be raised later. */
interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;
const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22,})\$([A-Za-z0-9+/]{43,})$/;

function derive(password: string, nonce: Uint8Array, tagLength: number, at: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const message = Buffer.from(password.normalize('NFKC'));
    argon2('argon2id', { message, nonce, tagLength, ...at }, (error, tag) => {
      if (error) reject(error);
      else resolve(tag);
    });
  });
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}

/** An argon2id hash in PHC form, for `logins.password_hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await derive(password, salt, tagBytes, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

let decoy: Promise<string> | undefined;

/**
 * Returns whether the password matches the hash. Without a hash (unknown address, invite not accepted) it
 * does the same work on a decoy, so that the time reveals nothing.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(saltBytes).toString('hex'));
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash ?? (await decoy)) ?? [];
  if (memory === undefined || salt === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64');
  const at = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const given = await derive(password, Buffer.from(salt, 'base64'), expected.length, at);
  return timingSafeEqual(given, expected) && hash !== null;
}
