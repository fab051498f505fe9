import { documentPath } from '@countersign/api-client/config';
import { startOfWeek, type DocumentView } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import type { Context, Handlers } from '../contract.ts';
import { assignFilter } from '../domain/documents/assignFilter.ts';
import { findClient, findDocument } from '../domain/documents/find.ts';
import { createDocumentLister, type ListView } from '../domain/documents/list.ts';
import { presentDocuments } from '../domain/documents/present.ts';
import { registerUpload } from '../domain/documents/register.ts';
import { removeDocument, removeDocuments } from '../domain/documents/remove.ts';
import { listSameSize } from '../domain/documents/sameSize.ts';
import { searchWords } from '../domain/documents/searchWords.ts';
import { readFilters, subtree } from '../domain/filters/filters.ts';
import { TIME_ZONE } from '../domain/signing/constants.ts';
import { notFound, Problem } from '../errors.ts';
import { pageOf } from './paging.ts';

type Bound =
  | 'listDocuments'
  | 'listSameSizeDocuments'
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

function viewOf(kind: DocumentView, now: Date): ListView {
  return kind === 'signedThisWeek' ? { kind, since: startOfWeek(now, TIME_ZONE) } : { kind };
}

export function documentHandlers(): Handlers<Bound> {
  const lister = createDocumentLister();
  return {
    async listSameSizeDocuments({ params, query }, { tx, caller }) {
      const { clientId } = params;
      await findClient(tx, caller.firmId, clientId);
      const sizes = query.sizes.split(',').map(Number);
      return listSameSize(tx, { firmId: caller.firmId, clientId, sizes });
    },
    async listDocuments({ params, query }, { tx, caller, now }) {
      await findClient(tx, caller.firmId, params.clientId);
      const filterId = query.filterId ?? 0;
      const { searchTerm, ...place } = pageOf(query);
      const filters =
        filterId === 0 && searchTerm === '' ? [] : await readFilters(tx, caller.firmId, params.clientId);
      const filterIds = filterId === 0 ? [] : subtree(filters, filterId);
      if (filterId !== 0 && filterIds.length === 0) throw notFound();
      const page = await lister.page(tx, {
        ...place,
        clientId: params.clientId,
        filterIds,
        ids: query.ids ?? [],
        view: query.view === undefined ? null : viewOf(query.view, now),
        search: searchWords(searchTerm, filters),
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
