/** Audiences of access tokens: the portal's API and the file service. The signing site takes none. */
export const apiAudience = 'urn:countersign:api';
export const filesAudience = 'urn:countersign:files';
export type Audience = typeof apiAudience | typeof filesAudience;

/** The scope that each audience grants. */
export const audienceScopes: Readonly<Record<Audience, string>> = {
  [apiAudience]: 'api',
  [filesAudience]: 'files',
};

export const portalClientId = 'portal';
export const signingClientId = 'signing';

/** Where applications send a person to sign out. */
export const signOutPath = '/session/end';

/** Where the portal asks for the tokens of an active session. */
export const sessionTokensPath = '/session/tokens';

export const signingAlgorithm = 'ES256';

/** Asked for by the portal when a second factor is a must (decision B3). */
export const mfaContext = 'urn:countersign:mfa';

/** Lifetimes in seconds. */
export const lifetimes = {
  accessToken: 300,
  code: 60,
  /** From the visit of the sign-in page to its end. */
  interaction: 1_800,
  /** A working day from the sign-in, however busy it is; signing out or closing the browser ends it earlier. */
  session: 43_200,
  /** How long an unused session lasts. */
  idle: 3_600,
} as const;
