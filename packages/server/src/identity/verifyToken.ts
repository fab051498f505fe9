import { importJWK, jwtVerify, type CryptoKey, type JWK } from 'jose';
import type { App } from '../app.ts';
import type { Caller } from '../domain/caller.ts';
import { resolveCaller } from '../domain/resolveCaller.ts';
import { Problem } from '../errors.ts';
import { signingAlgorithm, type Audience } from './constants.ts';
import { signingJwk } from './keys.ts';
import { noteSessionUse, readIdentitySession } from './session/activeSession.ts';

/** What a verified access token says, its session looked up. */
export interface TokenClaims {
  subject: string;
  sessionId: string;
  /** Whether a second factor was used to sign in. */
  mfa: boolean;
}

const publicKeys = new WeakMap<object, Promise<CryptoKey | Uint8Array>>();

async function loadPublicKey(app: Pick<App, 'keys'>): Promise<CryptoKey | Uint8Array> {
  const { d: _secret, ...published }: JWK = await signingJwk(app);
  return importJWK(published, signingAlgorithm);
}

function publicKey(app: Pick<App, 'keys'>): Promise<CryptoKey | Uint8Array> {
  const ready = publicKeys.get(app.keys) ?? loadPublicKey(app);
  publicKeys.set(app.keys, ready);
  ready.catch(() => publicKeys.delete(app.keys));
  return ready;
}

function refused(cause?: unknown): Problem {
  return new Problem('sessionUnreadable', { cause });
}

/**
 * Verifies signature, issuer, audience, type and expiry of an access token, and that its session is active.
 * Throws a Problem 401. Token times are the system's, because the library that writes them uses the system
 * clock.
 *
 * @param unattended A page calls by itself, which does not count as session activity.
 */
export async function verifyAccessToken(
  app: Pick<App, 'keys' | 'config' | 'db'>,
  token: string,
  audience: Audience,
  unattended = false,
): Promise<TokenClaims> {
  const key = await publicKey(app);
  const { payload } = await jwtVerify(token, key, {
    issuer: app.config.origins.identity,
    audience,
    typ: 'at+jwt',
    algorithms: [signingAlgorithm],
    requiredClaims: ['sub', 'exp', 'sessionUid'],
  }).catch((error: unknown) => {
    throw refused(error);
  });
  const { sub, sessionUid } = payload;
  if (typeof sub !== 'string' || typeof sessionUid !== 'string') throw refused();
  const session = await readIdentitySession(app.db, sub, sessionUid);
  if (session === null) throw refused();
  if (!unattended) await noteSessionUse(app.db, sessionUid, session.usedAt);
  return { subject: sub, sessionId: sessionUid, mfa: session.mfa };
}

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** For a site's contract: who calls, by the bearer token of the request. Throws a Problem 401. */
export function authenticateBy(
  app: Pick<App, 'keys' | 'config' | 'db'>,
  audience: Audience,
): (
  request: { headers: { authorization?: string } },
  path?: unknown,
  unattended?: boolean,
) => Promise<Caller> {
  return async ({ headers }, _path, unattended) => {
    const token = bearer.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) throw refused();
    return resolveCaller(app.db, await verifyAccessToken(app, token, audience, unattended));
  };
}
