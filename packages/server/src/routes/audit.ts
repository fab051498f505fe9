import type { Handlers } from '../contract.ts';
import { findDocument } from '../domain/documents/find.ts';

/** Entries of one history that are shown; the contract's limit. */
const longest = 10_000;

export const auditHandlers: Handlers<'listDocumentAudit'> = {
  async listDocumentAudit({ params }, { tx, caller }) {
    await findDocument(tx, caller.firmId, params.id);
    const rows = await tx
      .selectFrom('audit_entries')
      .select(['seq', 'title', 'short_desc', 'user_full_name', 'at'])
      .where('firm_id', '=', caller.firmId)
      .where('document_id', '=', params.id)
      .orderBy('seq', 'desc')
      .limit(longest)
      .execute();
    return rows.map((row) => ({
      Id: row.seq,
      Title: row.title,
      ShortDesc: row.short_desc,
      UserFullName: row.user_full_name,
      DateTime: row.at.toISOString(),
    }));
  },
};
