import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Database } from './app.ts';
import type { Clock } from './clock.ts';

/**
 * Keys of the installation, created by the first instance that needs them, stored encrypted in the database.
 */
export interface KeyRing {
  /** The key of that name; `make` runs only where none is stored yet. */
  get(name: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array>;
  /** Encrypts a small secret (a TOTP secret) under SECRET_KEY; `context` binds it to its place. */
  seal(plain: Uint8Array, context: string): Uint8Array;
  /** Opens what `seal` made; throws when it was altered, moved, or sealed under another key. */
  open(sealed: Uint8Array, context: string): Uint8Array;
}

const nonceBytes = 12;
const tagBytes = 16;

function masterKey(secretKey: string): Buffer {
  return createHash('sha256').update('countersign key ring\0').update(secretKey).digest();
}

/** Encrypts under a key of 32 bytes with AES-256-GCM; `context` binds it to its place. */
export function sealUnder(key: Uint8Array, plain: Uint8Array, context: string): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  return new Uint8Array(Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
}

/** Opens what `sealUnder` made; throws when it was altered, moved, or sealed under another key. */
export function openUnder(key: Uint8Array, sealed: Uint8Array, context: string): Uint8Array {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(sealed.length - tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  const body = sealed.subarray(nonceBytes, sealed.length - tagBytes);
  return new Uint8Array(Buffer.concat([decipher.update(body), decipher.final()]));
}

/** Says what to do when a stored key was sealed under a SECRET_KEY that is no longer the configured one. */
export class WrongSecretKey extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `The stored key "${name}" does not open under this SECRET_KEY. Start with the SECRET_KEY this database was made with.`,
      { cause },
    );
    this.name = 'WrongSecretKey';
  }
}

export function createKeyRing(db: Database, clock: Clock, secretKey: string): KeyRing {
  const master = masterKey(secretKey);
  const cached = new Map<string, Promise<Uint8Array>>();

  async function load(name: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array> {
    const stored = () =>
      db.selectFrom('server_keys').select('sealed').where('name', '=', name).executeTakeFirst();
    let row = await stored();
    if (row === undefined) {
      const sealed = sealUnder(master, await make(), name);
      await db
        .insertInto('server_keys')
        .values({ name, sealed, created_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // Two instances may start at once: both use the row that was first.
      row = await stored();
    }
    if (row === undefined) throw new Error(`The key "${name}" disappeared after it was stored.`);
    try {
      return openUnder(master, row.sealed, name);
    } catch (error) {
      throw new WrongSecretKey(name, error);
    }
  }

  return {
    get(name, make) {
      const ready = cached.get(name) ?? load(name, make);
      cached.set(name, ready);
      // A failure must not be cached: the next call tries again.
      ready.catch(() => cached.delete(name));
      return ready;
    },
    seal: (plain, context) => sealUnder(master, plain, context),
    open: (sealed, context) => openUnder(master, sealed, context),
  };
}
