import type { IdentityClient, SignInGrant, TokenGrant } from './identityClient.ts';
import type { Audience } from './session.ts';
import { isSpent } from './signInError.ts';
import type { SharedToken, TabChannel } from './tabs.ts';

/** A token is renewed if it is valid for less than this, in ms. */
const RENEW_BEFORE_MS = 30_000;

/**
 * The lock is held this long in ms after sharing a token: otherwise the next tab in the queue would get the
 * lock before the message, and renew again.
 */
const LOCK_GRACE_MS = 50;

export interface TokenManagerOptions {
  readonly identity: Pick<IdentityClient, 'refresh'>;
  readonly now: () => number;
  readonly tabs: Pick<TabChannel, 'post'>;
  /** Runs one task at a time across all tabs of this browser. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** Signs in again without showing a page; null if no user is signed in. */
  readonly signInSilently: () => Promise<SignInGrant | null>;
  /** The session has ended. */
  readonly onEnded: () => void;
}

/** Stores the tokens of this tab in memory, and renews them on demand. */
export interface TokenManager {
  /** Starts with the tokens of a sign-in. */
  accept(grant: SignInGrant): void;
  /** Takes over a token that another tab renewed for the same user. */
  acceptShared(shared: SharedToken): void;
  /** Null once the session has ended. Rejects if the identity site does not respond. */
  get(audience: Audience): Promise<string | null>;
  subject(): string | null;
  clear(): void;
}

interface Person {
  readonly subject: string;
  /** Belongs to this tab: refresh tokens are never shared. */
  refreshToken: string | null;
  readonly cache: Map<Audience, { token: string; expires: number }>;
}

export function createTokenManager(options: TokenManagerOptions): TokenManager {
  const { identity, now, tabs, exclusively, pause, signInSilently, onEnded } = options;
  const asked = new Map<Audience, Promise<string | null>>();
  let person: Person | null = null;

  function cached(audience: Audience): string | null {
    const entry = person?.cache.get(audience);
    return entry !== undefined && entry.expires - now() > RENEW_BEFORE_MS ? entry.token : null;
  }

  function keep(of: Person, audience: Audience, grant: TokenGrant): string {
    const { accessToken: token, expiresIn, refreshToken } = grant;
    const expires = now() + expiresIn * 1000;
    of.refreshToken = refreshToken ?? of.refreshToken;
    of.cache.set(audience, { token, expires });
    return token;
  }

  function adopt(grant: SignInGrant): Person {
    const { subject } = grant;
    const next: Person = { subject, refreshToken: null, cache: new Map() };
    keep(next, 'api', grant);
    person = next;
    return next;
  }

  async function refresh(of: Person, audience: Audience): Promise<string | null> {
    if (of.refreshToken === null) return null;
    try {
      return keep(of, audience, await identity.refresh(of.refreshToken, audience));
    } catch (error) {
      if (!isSpent(error)) throw error;
      of.refreshToken = null;
      return null;
    }
  }

  async function renew(of: Person, audience: Audience): Promise<string | null> {
    const refreshed = await refresh(of, audience);
    if (refreshed !== null) return person === of ? refreshed : null;
    const grant = await signInSilently();
    if (person !== of) return null;
    if (grant?.subject !== of.subject) {
      person = null;
      onEnded();
      return null;
    }
    const again = adopt(grant);
    return audience === 'api' ? cached('api') : refresh(again, audience);
  }

  /** Resolves as soon as there is a token; the lock is held a little longer. */
  function fetchToken(of: Person, audience: Audience): Promise<string | null> {
    return new Promise((resolve, reject) => {
      exclusively(async () => {
        const cachedToken = person === of ? cached(audience) : null;
        if (cachedToken !== null || person !== of) {
          resolve(cachedToken);
          return;
        }
        const token = await renew(of, audience);
        resolve(token);
        const expires = person?.cache.get(audience)?.expires;
        if (token === null || expires === undefined) return;
        tabs.post({ kind: 'token', shared: { audience, token, subject: of.subject, expires } });
        await pause(LOCK_GRACE_MS);
      }).catch(reject);
    });
  }

  return {
    accept(grant) {
      adopt(grant);
    },
    acceptShared({ audience, token, subject, expires }) {
      if (person?.subject === subject) person.cache.set(audience, { token, expires });
    },
    get(audience) {
      const cachedToken = cached(audience);
      if (cachedToken !== null || person === null) return Promise.resolve(cachedToken);
      const pending = asked.get(audience);
      if (pending !== undefined) return pending;
      const asking = fetchToken(person, audience).finally(() => asked.delete(audience));
      asked.set(audience, asking);
      return asking;
    },
    subject: () => person?.subject ?? null,
    clear() {
      person = null;
      asked.clear();
    },
  };
}
