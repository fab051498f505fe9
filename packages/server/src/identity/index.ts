export { sessionClaim } from './claims.ts';
export { signingRedirectUri } from './clients.ts';
export { apiAudience, signingClientId } from './constants.ts';
export { signingClientSecret } from './keys.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { buildIdentitySite } from './site.ts';
export { noteSessionUse, readIdentitySession } from './session/activeSession.ts';
export { newTotpSecret } from './totp.ts';
export { authenticateBy } from './verifyToken.ts';
