import type { ClientMetadata } from 'oidc-provider';
import type { Config } from '../config.ts';
import { portalClientId, signingAlgorithm, signingClientId } from './constants.ts';

/** Where the signing site takes up a sign-in. */
export function signingRedirectUri({ origins }: Pick<Config, 'origins'>): string {
  return `${origins.signing}/callback`;
}

/** The two applications that sign in here: the portal in the browser, and the signing site on the server. */
export function identityClients(config: Pick<Config, 'origins'>, signingSecret: string): ClientMetadata[] {
  const { portal, signing } = config.origins;
  const common = {
    application_type: 'web',
    response_types: ['code'],
    response_modes: ['query'],
    id_token_signed_response_alg: signingAlgorithm,
  } as const;
  return [
    {
      ...common,
      client_id: portalClientId,
      client_name: 'Portal',
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
      redirect_uris: [`${portal}/callback`, `${portal}/auth/silent.html`, `${portal}/auth/popup.html`],
      post_logout_redirect_uris: [`${portal}/login?signedOut=1`],
    },
    {
      ...common,
      client_id: signingClientId,
      client_secret: signingSecret,
      client_name: 'Signing',
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_basic',
      redirect_uris: [signingRedirectUri(config)],
      post_logout_redirect_uris: [signing, `${signing}/`],
    },
  ];
}
