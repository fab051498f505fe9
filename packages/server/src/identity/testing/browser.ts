import { createHash, randomBytes } from 'node:crypto';
import type { Origins } from '../../config.ts';
import { apiAudience, filesAudience, portalClientId } from '../constants.ts';
import type { IdentityPage } from '@countersign/api-client/rules';

export interface Tokens {
  access_token: string;
  refresh_token?: string;
  id_token?: string;
  expires_in: number;
}

/** Where a walk through redirects ended: a page of the identity site, or back at the portal. */
export interface Visit {
  status: number;
  headers: Headers;
  page: IdentityPage | null;
  /** The portal's address with the response, where it came to that. */
  back: URL | null;
}

export interface Browser {
  /** Starts a sign-in; `prompt: 'none'` is the silent one. */
  authorize(extra?: Record<string, string>): Promise<Visit>;
  /** Sends the form of the page that was shown last. */
  submit(fields: Record<string, string>, headers?: Record<string, string>): Promise<Visit>;
  get(path: string): Promise<Visit>;
  /** Sends a form of one's own, as another site could. */
  post(path: string, fields: Record<string, string>): Promise<Visit>;
  /** Exchanges the code of a response for tokens of one audience. */
  redeem(back: URL, audience?: string): Promise<Response>;
  refresh(token: string, audience?: string): Promise<Response>;
  /** As the portal does it: a form, then the form of the page in the response. */
  signOut(idToken?: string): Promise<Visit>;
  cookies: ReadonlyMap<string, string>;
  /** Keeps a cookie, as of another browser. */
  setCookie(name: string, value: string): void;
}

/**
 * Simulates a browser without script: cookies, redirects, forms. Cookie paths are separated by interaction
 * ids.
 */
export function createBrowser({ identity, portal }: Pick<Origins, 'identity' | 'portal'>): Browser {
  const cookies = new Map<string, string>();
  let verifier = '';
  let action = '';

  function keepCookies(reply: Response): void {
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function walk(start: URL, init: RequestInit = {}): Promise<Visit> {
    let address = start;
    let next = init;
    for (let hop = 0; hop < 10; hop += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { accept: 'text/html', cookie, ...next.headers };
      const reply = await fetch(address, { ...next, headers, redirect: 'manual' });
      keepCookies(reply);
      const location = reply.headers.get('location');
      if (location === null) return arrived(reply);
      address = new URL(location, address);
      if (address.origin === portal) {
        return { status: reply.status, headers: reply.headers, page: null, back: address };
      }
      next = {};
    }
    throw new Error('Too many redirects.');
  }

  async function arrived(reply: Response): Promise<Visit> {
    const text = await reply.text();
    const json = /<script type="application\/json">(.*)<\/script>/s.exec(text)?.[1];
    const page: IdentityPage | null = json === undefined ? null : JSON.parse(json);
    action = page !== null && 'action' in page ? page.action : action;
    return { status: reply.status, headers: reply.headers, page, back: null };
  }

  function token(body: Record<string, string>): Promise<Response> {
    return fetch(`${identity}/token`, {
      method: 'POST',
      headers: { origin: portal },
      body: new URLSearchParams({ client_id: portalClientId, ...body }),
    });
  }

  return {
    cookies,
    setCookie: (name, value) => void cookies.set(name, value),
    authorize(extra = {}) {
      verifier = randomBytes(32).toString('base64url');
      const address = new URL('/auth', identity);
      address.search = new URLSearchParams([
        ['client_id', portalClientId],
        ['response_type', 'code'],
        ['redirect_uri', `${portal}/callback`],
        ['scope', 'openid api files'],
        ['resource', apiAudience],
        ['resource', filesAudience],
        ['state', 'state'],
        ['nonce', 'nonce'],
        ['code_challenge', createHash('sha256').update(verifier).digest('base64url')],
        ['code_challenge_method', 'S256'],
        ...Object.entries(extra),
      ]).toString();
      return walk(address);
    },
    submit: (fields, headers = {}) =>
      walk(new URL(action, identity), { method: 'POST', body: new URLSearchParams(fields), headers }),
    get: (path) => walk(new URL(path, identity)),
    post: (path, fields) =>
      walk(new URL(path, identity), { method: 'POST', body: new URLSearchParams(fields) }),
    redeem: (back, audience = apiAudience) =>
      token({
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: `${portal}/callback`,
        code_verifier: verifier,
        resource: audience,
      }),
    refresh: (refreshToken, audience = apiAudience) =>
      token({ grant_type: 'refresh_token', refresh_token: refreshToken, resource: audience }),
    async signOut(idToken) {
      const { page } = await walk(new URL('/session/end', identity), {
        method: 'POST',
        body: new URLSearchParams({
          client_id: portalClientId,
          post_logout_redirect_uri: `${portal}/login?signedOut=1`,
          ...(idToken === undefined ? {} : { id_token_hint: idToken }),
        }),
      });
      if (page?.kind !== 'signingOut') throw new Error('The sign-out page was not shown.');
      const fields = page.fields.map(({ name, value }) => [name, value]);
      return walk(new URL(page.action), { method: 'POST', body: new URLSearchParams(fields) });
    },
  };
}
