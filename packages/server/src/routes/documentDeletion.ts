import type { Handlers } from '../contract.ts';
import { findClient } from '../domain/documents/find.ts';
import { listDeleted } from '../domain/documents/listDeleted.ts';
import { restoreDocuments } from '../domain/documents/restore.ts';
import { searchWords } from '../domain/documents/list/searchWords.ts';
import { pageOf } from './paging.ts';

export const documentDeletionHandlers: Handlers<'listDeletedDocuments' | 'restoreDocuments'> = {
  async listDeletedDocuments({ params, query }, { tx, caller, now }) {
    await findClient(tx, caller.firmId, params.clientId);
    const { searchTerm, ...place } = pageOf(query);
    const words = searchWords(searchTerm, []).map(({ word }) => word);
    return listDeleted(tx, { clientId: params.clientId, words, now, ...place });
  },

  restoreDocuments: ({ body }, context) => restoreDocuments(context, body.documentIds),
};
