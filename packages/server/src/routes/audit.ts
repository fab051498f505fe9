import type { Handlers } from '../contract.ts';
import { findDocument } from '../domain/documents/find.ts';
import { documentHistory } from '../domain/documents/history.ts';

export const auditHandlers: Handlers<'listDocumentAudit'> = {
  async listDocumentAudit({ params }, { tx, caller }) {
    await findDocument(tx, caller.firmId, params.id, { deleted: true });
    return documentHistory(tx, caller.firmId, params.id);
  },
};
