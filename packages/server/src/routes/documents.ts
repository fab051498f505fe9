import { documentPath } from '@countersign/api-client/config';
import { RANGE_LIMIT, startOfWeek, type DocumentView } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import type { Context, Handlers } from '../contract.ts';
import { assignFilter } from '../domain/documents/assignFilter.ts';
import { findClient, findDocument } from '../domain/documents/find.ts';
import { createDocumentLister, type DocumentListRequest, type ListView } from '../domain/documents/list.ts';
import { presentDocuments } from '../domain/documents/present.ts';
import { lastChangedBy } from '../domain/documents/lastChange.ts';
import { registerUpload } from '../domain/documents/register.ts';
import { removeDocument, removeDocuments } from '../domain/documents/remove.ts';
import { listSameSize } from '../domain/documents/sameSize.ts';
import { searchWords } from '../domain/documents/searchWords.ts';
import { readFilters, subtree } from '../domain/filters/filters.ts';
import { TIME_ZONE } from '../domain/signing/constants.ts';
import { notFound, Problem } from '../errors.ts';
import { documentOrder, type DocumentOrderQuery } from './documentOrder.ts';
import { pageOf } from './paging.ts';

type Bound =
  | 'listDocuments'
  | 'listDocumentIds'
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
  const [document] = await presentDocuments(tx, caller.firmId, [id], now, { detailed: true });
  if (document === undefined) throw new Problem('documentNotFound');
  return { ...document, ModifiedBy: await lastChangedBy(tx, document) };
}

function viewOf(kind: DocumentView, now: Date): ListView {
  return kind === 'signedThisWeek' ? { kind, since: startOfWeek(now, TIME_ZONE) } : { kind };
}

interface ListQuery extends DocumentOrderQuery {
  filterId?: number;
  ids?: number[];
  view?: DocumentView;
}

/** What the list is asked for, but its place in it. */
async function listRequest(
  { tx, caller, now }: Pick<Context, 'tx' | 'caller' | 'now'>,
  clientId: number,
  query: ListQuery,
  searchTerm: string,
): Promise<Omit<DocumentListRequest, 'offset' | 'limit'>> {
  await findClient(tx, caller.firmId, clientId);
  const filterId = query.filterId ?? 0;
  const filters = filterId === 0 && searchTerm === '' ? [] : await readFilters(tx, caller.firmId, clientId);
  const filterIds = filterId === 0 ? [] : subtree(filters, filterId);
  if (filterId !== 0 && filterIds.length === 0) throw notFound();
  return {
    clientId,
    filterIds,
    ids: query.ids ?? [],
    view: query.view === undefined ? null : viewOf(query.view, now),
    search: searchWords(searchTerm, filters),
    ...documentOrder(query),
  };
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

    async listDocuments({ params, query }, context) {
      const { tx, caller, now } = context;
      const { searchTerm, ...place } = pageOf(query);
      const request = await listRequest(context, params.clientId, query, searchTerm);
      const page = await lister.page(tx, { ...place, ...request });
      return { Items: await presentDocuments(tx, caller.firmId, page.ids, now), TotalItems: page.total };
    },

    async listDocumentIds({ params, query }, context) {
      const request = await listRequest(context, params.clientId, query, (query.searchTerm ?? '').trim());
      const { ids, total } = await lister.page(context.tx, {
        ...request,
        offset: query.first ?? 0,
        limit: query.count ?? RANGE_LIMIT,
      });
      return { Ids: ids, TotalItems: total };
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
