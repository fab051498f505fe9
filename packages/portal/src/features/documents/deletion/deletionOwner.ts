/** Identifies the deletion of several documents of a client, whose failures are listed in a dialog. */
export function deletionOwner(clientId: number): string {
  return `deletion of client ${clientId}`;
}
