/**
 * Returns the roles that an ID token claims; none if it cannot be read. Nothing is shown because of them: the session
 * verifies the token, and the server every read. They only spare the reads that it would refuse.
 */
export function rolesIn(idToken: unknown): readonly string[] {
  if (typeof idToken !== 'string') return [];
  const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    const claims: unknown = JSON.parse(atob(payload));
    const roles = typeof claims === 'object' && claims !== null && 'roles' in claims ? claims.roles : null;
    return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];
  } catch {
    return [];
  }
}
