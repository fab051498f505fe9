import * as oauth from 'oauth4webapi';
import type { App } from '../app.ts';
import { sessionClaim, signingClientId, signingClientSecret, signingRedirectUri } from '../identity/index.ts';

/** What has to be remembered between leaving for the identity site and coming back. */
export interface LoginTransaction {
  state: string;
  nonce: string;
  verifier: string;
}

interface SignedIn {
  subject: string;
  /** `uid` of the session at the identity site. */
  identitySession: string;
}

export interface IdentityClient {
  /** Where to send the browser, and what to remember until it comes back. */
  begin(wish: { firmId: number; again: boolean }): Promise<{ url: URL; transaction: LoginTransaction }>;
  /** Returns the user who signed in; throws if the response is not the expected one. */
  finish(answer: URL, transaction: LoginTransaction): Promise<SignedIn>;
}

export type Fetch = (url: string, options: oauth.CustomFetchOptions<string, unknown>) => Promise<Response>;

const TIMEOUT_MS = 8_000;

/** The signing site as a confidential client of the identity site: authorization code with PKCE. */
export function createIdentityClient(app: App, send?: Fetch): IdentityClient {
  const issuer = new URL(app.config.origins.identity);
  const client: oauth.Client = { client_id: signingClientId };
  const redirectUri = signingRedirectUri(app.config);
  const common = () => ({
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Plain http is for the loopback of a developer's machine only.
    [oauth.allowInsecureRequests]: issuer.protocol === 'http:',
    ...(send === undefined ? {} : { [oauth.customFetch]: send }),
  });
  async function discover(): Promise<oauth.AuthorizationServer> {
    return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, common()));
  }
  let known: Promise<oauth.AuthorizationServer> | null = null;
  /** What the identity site publishes, asked once: it is of this very release. */
  async function server(): Promise<oauth.AuthorizationServer> {
    known ??= discover();
    try {
      return await known;
    } catch (error) {
      known = null;
      throw error;
    }
  }
  return {
    async begin({ firmId, again }) {
      const { authorization_endpoint: endpoint } = await server();
      if (endpoint === undefined) throw new Error('The identity site names no authorization endpoint.');
      const verifier = oauth.generateRandomCodeVerifier();
      const transaction = {
        state: oauth.generateRandomState(),
        nonce: oauth.generateRandomNonce(),
        verifier,
      };
      const url = new URL(endpoint);
      url.search = new URLSearchParams({
        client_id: signingClientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid',
        state: transaction.state,
        nonce: transaction.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        theme: String(firmId),
        ...(again ? { prompt: 'login' } : {}),
      }).toString();
      return { url, transaction };
    },
    async finish(answer, { state, nonce, verifier }) {
      const as = await server();
      const parameters = oauth.validateAuthResponse(as, client, answer, state);
      const secret = oauth.ClientSecretBasic(await signingClientSecret(app));
      const reply = await oauth.authorizationCodeGrantRequest(
        as,
        client,
        secret,
        parameters,
        redirectUri,
        verifier,
        common(),
      );
      const tokens = await oauth.processAuthorizationCodeResponse(as, client, reply, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(as, reply, common());
      const claims = oauth.getValidatedIdTokenClaims(tokens);
      if (claims === undefined) throw new Error('The identity site sent no ID token.');
      const identitySession = claims[sessionClaim];
      if (typeof identitySession !== 'string') throw new Error('The ID token names no session.');
      return { subject: claims.sub, identitySession };
    },
  };
}
