export { revokeLogin } from './adapter.ts';
export { signingRedirectUri } from './clients.ts';
export { apiAudience, filesAudience, mfaContext, portalClientId, signingClientId } from './constants.ts';
export { signingClientSecret } from './keys.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { buildIdentitySite } from './site.ts';
export { newTotpSecret, totpCode, totpSetUp } from './totp.ts';
export { authenticateBy, verifyAccessToken, type TokenClaims } from './verifyToken.ts';
