interface Invited {
  id: number;
  accepted_at: Date | null;
  invite_expires_at: Date | null;
}

/** What the interface sees of an invite: that there is one, never its secret; null means accepted. */
export function inviteMark(kind: 'account' | 'employee', row: Invited): string | null {
  return row.accepted_at === null ? `${kind}-${row.id}` : null;
}

/** Describes the state of the invite. */
export function inviteLabel(row: Invited, now: Date): string {
  if (row.accepted_at !== null) return 'Accepted';
  if (row.invite_expires_at === null) return 'Not invited';
  return row.invite_expires_at > now ? 'Invited' : 'Invite expired';
}
