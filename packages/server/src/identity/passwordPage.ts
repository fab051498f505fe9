import type { IdentityPage } from '@countersign/api-client/rules';

/** Where the forms of a sign-in are, and its page after a reload. */
export function interactionPath(uid: string): string {
  return `/interaction/${uid}`;
}

/** The first page of a sign-in. */
export function passwordPage(
  uid: string,
  shown: Pick<Extract<IdentityPage, { kind: 'password' }>, 'email' | 'secondFactorNext' | 'problem'>,
): IdentityPage {
  return { kind: 'password', action: `${interactionPath(uid)}/password`, ...shown };
}
