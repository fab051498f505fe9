import type { Handlers } from '../contract.ts';
import { findClient } from '../domain/documents/find.ts';
import { listDeleted } from '../domain/documents/deletion/listDeleted.ts';
import { restoreDocuments } from '../domain/documents/deletion/restore.ts';
import { pageOf } from './paging.ts';

export const documentDeletionHandlers: Handlers<'listDeletedDocuments' | 'restoreDocuments'> = {
  async listDeletedDocuments({ params, query }, { tx, caller, now }) {
    await findClient(tx, caller.firmId, params.clientId);
    return listDeleted(tx, { clientId: params.clientId, now, ...pageOf(query) });
  },

  restoreDocuments: ({ body }, context) => restoreDocuments(context, body.documentIds),
};
