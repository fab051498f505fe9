import { randomBytes } from 'node:crypto';
import type { App } from '../../app.ts';
import { certificateAuthority, type CertificateAuthority } from '../../pdf/authority.ts';

/**
 * Returns the key for hashing PINs. Call it outside transactions the first time, because it may have to be
 * stored.
 */
export function pinKey(app: App): Promise<Uint8Array> {
  return app.keys.get('signing-pin', () => new Uint8Array(randomBytes(32)));
}

const authorities = new WeakMap<App, Promise<CertificateAuthority>>();

/** The authority behind every signature of this installation. Outside of transactions only, the first time. */
export function signingAuthority(app: App): Promise<CertificateAuthority> {
  const cached = authorities.get(app);
  if (cached !== undefined) return cached;
  const made = certificateAuthority(app.keys, () => app.clock.now());
  authorities.set(app, made);
  made.catch(() => authorities.delete(app));
  return made;
}

/** Makes or loads every key of signing, so that no transaction has to wait for one. */
export async function loadSigningKeys(app: App): Promise<void> {
  await pinKey(app);
  await (await signingAuthority(app)).sealIdentity();
}
