import * as oauth from 'oauth4webapi';
import type { PortalConfig } from '@countersign/api-client';
import { audiences, authorizeUrl, type AuthorizeOptions } from './authorizeUrl.ts';
import type { Audience } from './session.ts';
import { sessionMessages } from './session.messages.ts';
import { askForSession } from './sessionTokens.ts';
import { asSignInError, SignInError } from './signInError.ts';
import type { Transaction } from './transaction.ts';

/** Timeout of a call to the identity site in ms. */
const IDENTITY_TIMEOUT_MS = 8_000;

export interface TokenGrant {
  readonly accessToken: string;
  /** Seconds. */
  readonly expiresIn: number;
  /** Replaces the used token. */
  readonly refreshToken: string | null;
}

export interface SignInGrant extends TokenGrant {
  readonly subject: string;
  /** Claims of the ID token, checked in full: signature, issuer, audience, expiry, nonce. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Calls to the identity site. Each rejects with a SignInError. */
export interface IdentityClient {
  authorizeUrl(transaction: Transaction, options?: AuthorizeOptions): Promise<string>;
  /**
   * Returns the tokens of this browser's session, without a page; null if the identity site has no endpoint for that,
   * and has to be asked for a code.
   *
   * @param early The response, if already requested. It is checked all the same.
   */
  resume(transaction: Transaction, early?: Response): Promise<SignInGrant | null>;
  /** Exchanges the response of the authorize endpoint for tokens; the access token is for the API. */
  redeem(answer: URLSearchParams, transaction: Transaction): Promise<SignInGrant>;
  refresh(refreshToken: string, audience: Audience): Promise<TokenGrant>;
  /**
   * Returns the end-session endpoint, when the identity site has responded: a page of the browser could not say that
   * the sign-out is not over. It names the portal, not the user, because a token hint would be in the address.
   *
   * @param state Added to the address that the identity site returns to
   */
  signOutUrl(returnTo: string, state?: string): Promise<string>;
}

export interface IdentityClientOptions {
  readonly identity: PortalConfig['identity'];
  /** @default the browser's */
  readonly fetch?: typeof fetch;
}

/** Milliseconds by which the clock behind a reply is ahead of ours; 0 if the reply does not say. */
function aheadOfUs(reply: Response): number {
  const date = Date.parse(reply.headers.get('Date') ?? '');
  return Number.isNaN(date) ? 0 : date - Date.now();
}

export function createIdentityClient({ identity, fetch: ownFetch }: IdentityClientOptions): IdentityClient {
  const issuer = new URL(identity.issuer);
  const client: oauth.Client = { client_id: identity.clientId, id_token_signed_response_alg: 'ES256' };
  const authentication = oauth.None();
  const { published } = identity;
  // Keys not in the cache are requested, as are all once it is too old.
  const keyCache: oauth.JWKSCacheInput =
    published === undefined ? {} : { jwks: { keys: published.keys }, uat: Math.floor(Date.now() / 1000) };
  let discovered: Promise<oauth.AuthorizationServer> | null =
    published?.metadata.issuer === identity.issuer ? Promise.resolve(published.metadata) : null;

  const options = () => ({
    signal: AbortSignal.timeout(IDENTITY_TIMEOUT_MS),
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
    ...(ownFetch && { [oauth.customFetch]: ownFetch }),
  });

  async function discover(): Promise<oauth.AuthorizationServer> {
    const reply = await oauth.discoveryRequest(issuer, options());
    return oauth.processDiscoveryResponse(issuer, reply);
  }

  function server(): Promise<oauth.AuthorizationServer> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  }

  function endpoint(address: string | undefined, name: string): URL {
    if (address !== undefined) return new URL(address);
    throw new SignInError(sessionMessages.unknown, { code: 'Unknown', details: `no ${name} endpoint` });
  }

  function grantOf(reply: oauth.TokenEndpointResponse): TokenGrant {
    return {
      accessToken: reply.access_token,
      expiresIn: reply.expires_in ?? 0,
      refreshToken: reply.refresh_token ?? null,
    };
  }

  /** Tokens are dated by the identity site: this machine's clock may be hours off. */
  const atTimeOf = (reply: Response): oauth.Client => ({
    ...client,
    [oauth.clockSkew]: Math.round(aheadOfUs(reply) / 1000),
  });

  const guarded = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => {
      throw asSignInError(error);
    });

  async function authorize(transaction: Transaction, options?: AuthorizeOptions): Promise<string> {
    const as = await server();
    const { href } = endpoint(as.authorization_endpoint, 'authorize');
    return authorizeUrl(href, identity, transaction, options);
  }

  async function resume(transaction: Transaction, early?: Response): Promise<SignInGrant | null> {
    const as = await server();
    const address = as['session_token_endpoint'];
    if (typeof address !== 'string') return null;
    const reply = early ?? (await askForSession(address, identity, transaction, ownFetch));
    return accept(as, reply, transaction);
  }

  async function redeem(answer: URLSearchParams, transaction: Transaction): Promise<SignInGrant> {
    const as = await server();
    const reply = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      authentication,
      oauth.validateAuthResponse(as, client, answer, transaction.state),
      transaction.redirectUri,
      transaction.verifier,
      { ...options(), additionalParameters: { resource: audiences.api } },
    );
    return accept(as, reply, transaction);
  }

  /** Checks a response with tokens in full. */
  async function accept(
    as: oauth.AuthorizationServer,
    reply: Response,
    { nonce }: Transaction,
  ): Promise<SignInGrant> {
    const tokens = await oauth.processAuthorizationCodeResponse(as, atTimeOf(reply), reply, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    // Without this call the ID token's signature would not be checked.
    await oauth.validateApplicationLevelSignature(as, reply, { ...options(), [oauth.jwksCache]: keyCache });
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (claims === undefined) {
      throw new SignInError(sessionMessages.invalidToken, { code: 'invalid_token' });
    }
    return { ...grantOf(tokens), subject: claims.sub, claims };
  }

  async function refresh(refreshToken: string, audience: Audience): Promise<TokenGrant> {
    const as = await server();
    const reply = await oauth.refreshTokenGrantRequest(as, client, authentication, refreshToken, {
      ...options(),
      additionalParameters: { resource: audiences[audience] },
    });
    return grantOf(await oauth.processRefreshTokenResponse(as, atTimeOf(reply), reply));
  }

  async function signOutUrl(returnTo: string, state?: string): Promise<string> {
    const url = endpoint((await discover()).end_session_endpoint, 'end-session');
    url.searchParams.set('client_id', client.client_id);
    url.searchParams.set('post_logout_redirect_uri', returnTo);
    if (state !== undefined) url.searchParams.set('state', state);
    return url.href;
  }

  return {
    authorizeUrl: (transaction, authorizing) => guarded(authorize(transaction, authorizing)),
    resume: (transaction, early) => guarded(resume(transaction, early)),
    redeem: (answer, transaction) => guarded(redeem(answer, transaction)),
    refresh: (refreshToken, audience) => guarded(refresh(refreshToken, audience)),
    signOutUrl: (returnTo, state) => guarded(signOutUrl(returnTo, state)),
  };
}
