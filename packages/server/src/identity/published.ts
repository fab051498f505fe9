import type { PublishedIdentity } from '@countersign/api-client/config';
import type { App } from '../app.ts';
import { signingJwk } from './keys.ts';
import { sessionTokensPath } from './constants.ts';

/** What the identity site publishes, for the portal's page: the endpoints of its discovery, and its public keys. */
export async function publishedIdentity(app: Pick<App, 'config' | 'keys'>): Promise<PublishedIdentity> {
  const issuer = app.config.origins.identity;
  const { kty = '', crv = '', x = '', y = '', kid = '', alg = '', use = '' } = await signingJwk(app);
  return {
    metadata: {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/session/end`,
      authorization_response_iss_parameter_supported: true,
      session_token_endpoint: `${issuer}${sessionTokensPath}`,
    },
    keys: [{ kty, crv, x, y, kid, alg, use }],
  };
}
