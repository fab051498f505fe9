import { documentPath } from '@countersign/api-client/config';
import type { Schemas } from '@countersign/api-client/contract';
import type { Context, Handlers } from '../contract.ts';
import { assignFilter } from '../domain/documents/assignFilter.ts';
import { findDocument } from '../domain/documents/find.ts';
import { createDocumentLister } from '../domain/documents/list.ts';
import { readMatch } from '../domain/documents/match.ts';
import { presentDocuments } from '../domain/documents/present.ts';
import { registerUpload } from '../domain/documents/register.ts';
import { removeDocument, removeDocuments } from '../domain/documents/remove.ts';
import { Problem } from '../errors.ts';
import { pageOf } from './paging.ts';

type Bound =
  | 'listDocuments'
  | 'createDocument'
  | 'getDocument'
  | 'deleteDocument'
  | 'deleteDocuments'
  | 'assignDocumentFilter'
  | 'getDocumentLink';

/** One document as the contract shows it; 404 when it is missing, deleted or another firm's. */
export async function showDocument(
  { tx, caller, now }: Pick<Context, 'tx' | 'caller' | 'now'>,
  id: number,
): Promise<Schemas['Document']> {
  const [document] = await presentDocuments(tx, caller.firmId, [id], now);
  if (document === undefined) throw new Problem('documentNotFound');
  return document;
}

/** Without a sort field the newest come first; with one, ascending by default. */
function isAscending(query: { sortField?: string; sortDirection?: string }): boolean {
  return query.sortDirection === undefined ? query.sortField !== undefined : query.sortDirection === 'asc';
}

export function documentHandlers(): Handlers<Bound> {
  const lister = createDocumentLister();
  return {
    async listDocuments({ params, query }, { tx, caller, now }) {
      const { searchTerm: _, ...place } = pageOf(query);
      const page = await lister.page(tx, {
        ...place,
        ...(await readMatch({ tx, caller, now }, params.clientId, query)),
        sortField: query.sortField ?? 'ModifiedDate',
        ascending: isAscending(query),
      });
      return { Items: await presentDocuments(tx, caller.firmId, page.ids, now), TotalItems: page.total };
    },

    async createDocument({ params, body }, context) {
      return showDocument(context, await registerUpload(context, params.clientId, body));
    },

    getDocument: ({ params }, context) => showDocument(context, params.id),

    async deleteDocument({ params }, context) {
      await removeDocument(context, params.id);
      return undefined;
    },

    deleteDocuments: ({ body }, context) => removeDocuments(context, body.documentIds),

    async assignDocumentFilter({ body }, context) {
      await assignFilter(context, body.documentId, body.filterId);
      return showDocument(context, body.documentId);
    },

    async getDocumentLink({ params }, { app, tx, caller }) {
      const document = await findDocument(tx, caller.firmId, params.id);
      return {
        TextDocumentLink: `${app.config.origins.portal}${documentPath(document.client_id, document.id)}`,
      };
    },
  };
}
