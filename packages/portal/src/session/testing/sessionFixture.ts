import { createSession } from '../createSession.ts';
import type { SessionEnvironment } from '../environment.ts';
import type { IdentityClient, SignInGrant } from '../identityClient.ts';
import { SignInError } from '../signInError.ts';
import { staffClaims } from './claims.ts';
import { FakeBrowser } from './fakeBrowser.ts';

const config = {
  api: 'http://localhost:4000/rest',
  files: 'http://localhost:4002',
  signing: 'http://localhost:4003',
  identity: { issuer: 'http://localhost:4001', clientId: 'portal' },
};

export function grantOf(claims = staffClaims()): SignInGrant {
  return {
    accessToken: 'api-0',
    expiresIn: 300,
    refreshToken: 'r0',
    subject: 's1',
    claims,
  };
}

interface Answers {
  /** Returns the session's tokens; null, as by default, at an identity site that is asked by a frame. */
  resume?: (early?: Response) => SignInGrant | null;
  /** Redeems a code; throws an error. */
  redeem?: () => SignInGrant;
  refresh?: (refreshToken: string, audience: string) => string;
}

function identityOf({
  resume = () => null,
  redeem = grantOf,
  refresh = (token, audience) => `${audience}-of-${token}`,
}: Answers = {}) {
  const refreshed: string[] = [];
  const authorized: { prompt?: string; secondFactor: boolean }[] = [];
  const client: IdentityClient = {
    authorizeUrl(transaction, options = {}) {
      authorized.push({ ...options, secondFactor: transaction.secondFactor });
      return Promise.resolve(`http://localhost:4001/auth?state=${transaction.state}`);
    },
    resume: (_transaction, early) =>
      new Promise((resolve) => {
        resolve(resume(early));
      }),
    redeem: () =>
      new Promise((resolve) => {
        resolve(redeem());
      }),
    refresh: (token, audience) =>
      new Promise((resolve) => {
        refreshed.push(`${audience} with ${token}`);
        resolve({ accessToken: refresh(token, audience), expiresIn: 300, refreshToken: `${token}+` });
      }),
    signOutUrl: (returnTo, state) =>
      Promise.resolve(
        `http://localhost:4001/session/end?to=${returnTo}${state === undefined ? '' : `&state=${state}`}`,
      ),
  };
  return { client, refreshed, authorized };
}

export const nobody = () => {
  throw new SignInError('nobody', { code: 'login_required' });
};
export const spent = () => {
  throw new SignInError('spent', { code: 'invalid_grant', status: 400 });
};
export const offline = () => {
  throw new SignInError('offline', { code: 'unreachable' });
};

export function start(
  answers: Answers = {},
  over: Partial<SessionEnvironment> = {},
  browser = new FakeBrowser(),
) {
  const identity = identityOf(answers);
  const tab = browser.openTab(over);
  const session = createSession(config, { environment: tab.environment, identity: identity.client });
  return { browser, tab, session, ...identity };
}

export async function signedIn(answers: Answers = {}, browser = new FakeBrowser()) {
  const parts = start(answers, {}, browser);
  await parts.session.resume();
  return parts;
}
