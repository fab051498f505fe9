import type { Handlers } from '../contract.ts';
import { documentHistory, findWithHistory } from '../domain/history/documentHistory.ts';

export const auditHandlers: Handlers<'listDocumentAudit'> = {
  async listDocumentAudit({ params, query }, { tx, caller }) {
    await findWithHistory(tx, caller, params.id);
    return documentHistory(tx, caller.firmId, params.id, query.after ?? 0);
  },
};
