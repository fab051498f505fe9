import type { Principal } from '../caller.ts';
import type { Work } from '../work.ts';
import { findDocument } from './find.ts';

/**
 * Turns a document's notifications on or off, whatever its task. While they are off, no task is set up, no PINs are
 * resent, and nobody is emailed how a task ended. Its modified date stays, as when it is assigned to a filter. The row is
 * locked, as when a task is set up, so that neither happens in the middle of the other.
 *
 * @throws Problem 404 for a missing or deleted document
 */
export async function setNotifications(
  work: Work<Principal>,
  documentId: number,
  enabled: boolean,
): Promise<void> {
  const { tx, caller } = work;
  const document = await findDocument(tx, caller.firmId, documentId, { lock: true });
  work.about({ documentId: document.id, clientId: document.client_id });
  if (document.notifications_enabled === enabled) return;
  await tx
    .updateTable('documents')
    .set({ notifications_enabled: enabled })
    .where('id', '=', document.id)
    .execute();
  work.audit({
    documentId: document.id,
    clientId: document.client_id,
    title: 'Notifications changed',
    shortDesc: `${caller.name} turned notifications ${enabled ? 'on' : 'off'}.`,
  });
}
