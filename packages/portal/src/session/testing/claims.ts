/** Claims of a member of staff, as the identity site sends them. */
export function staffClaims(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    sub: 's1',
    userId: 's1',
    username: 'amelia@firm.test',
    name: 'Amelia Hart',
    firstName: 'Amelia',
    email: 'amelia@firm.test',
    roles: ['Administrator'],
    connectedFirm: 'Harrow & Finch',
    firmId: 1,
    portalUserID: 5,
    mfa_enabled: true,
    requireMFA: false,
    ...over,
  };
}
