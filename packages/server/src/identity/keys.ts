import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { App } from '../app.ts';
import { signingAlgorithm } from './constants.ts';

/** Keys of the identity provider, the same for every instance: created once, stored in the key ring. */
export interface IdentityKeys {
  signing: JWK;
  cookies: string[];
  /** Secret of the signing site's own client. */
  signingClient: string;
}

async function newSigningKey(): Promise<Uint8Array> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const kid = randomBytes(9).toString('base64url');
  return Buffer.from(
    JSON.stringify({ ...(await exportJWK(privateKey)), kid, alg: signingAlgorithm, use: 'sig' }),
  );
}

async function secret(app: Pick<App, 'keys'>, name: string): Promise<string> {
  return Buffer.from(await app.keys.get(name, () => randomBytes(32))).toString('base64url');
}

function isJwk(value: unknown): value is JWK {
  return typeof value === 'object' && value !== null && 'kty' in value && typeof value.kty === 'string';
}

/** The secret half of the key that signs tokens. */
export async function signingJwk(app: Pick<App, 'keys'>): Promise<JWK> {
  const stored = await app.keys.get('openid signing', newSigningKey);
  const jwk: unknown = JSON.parse(Buffer.from(stored).toString('utf8'));
  if (!isJwk(jwk)) throw new Error('The stored key that signs tokens is not a JSON web key.');
  return jwk;
}

/** The client secret by which the signing site knows itself to the identity site. */
export function signingClientSecret(app: Pick<App, 'keys'>): Promise<string> {
  return secret(app, 'openid signing client');
}

export async function loadIdentityKeys(app: Pick<App, 'keys'>): Promise<IdentityKeys> {
  const [signing, cookies, signingClient] = await Promise.all([
    signingJwk(app),
    secret(app, 'openid cookies'),
    signingClientSecret(app),
  ]);
  return { signing, cookies: [cookies], signingClient };
}
