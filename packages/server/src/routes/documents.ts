import { documentPath } from '@countersign/api-client/config';
import { RANGE_LIMIT } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import type { Context, Handlers } from '../contract.ts';
import { assignFilter } from '../domain/documents/assignFilter.ts';
import { findClient, findDocument } from '../domain/documents/find.ts';
import { createDocumentLister } from '../domain/documents/list/list.ts';
import { markList, markTurnsOf } from '../domain/documents/markRead.ts';
import type { Reader, ReadTurns } from '../domain/documents/list/readTurns.ts';
import { readMatch } from '../domain/documents/list/match.ts';
import { presentDocuments } from '../domain/documents/present.ts';
import { lastChangedBy } from '../domain/documents/lastChange.ts';
import { taskSetUp } from '../domain/documents/taskSetUp.ts';
import { setNotifications } from '../domain/documents/notifications.ts';
import { registerUpload } from '../domain/documents/register.ts';
import { removeDocument, removeDocuments } from '../domain/documents/deletion/remove.ts';
import { renameDocument } from '../domain/documents/rename.ts';
import { listSameSize } from '../domain/documents/sameSize.ts';
import { Problem } from '../errors.ts';
import { documentOrder } from './documentOrder.ts';
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
  | 'renameDocument'
  | 'setDocumentNotifications'
  | 'getDocumentLink'
  | 'markDocuments';

/** One document as the contract shows it; 404 when it is missing, deleted or another firm's. */
export async function showDocument(
  { tx, caller, now }: Pick<Context, 'tx' | 'caller' | 'now'>,
  id: number,
): Promise<Schemas['Document']> {
  const [document] = await presentDocuments(tx, caller, [id], now, { detailed: true });
  if (document === undefined) throw new Problem('documentNotFound');
  const ModifiedBy = await lastChangedBy(tx, document);
  const TaskSetUp = await taskSetUp(tx, id);
  return { ...document, ModifiedBy, ...(TaskSetUp !== undefined && { TaskSetUp }) };
}

function readerOf({ loginId }: Context['caller'], isGone: Context['isGone']): Reader {
  return { loginId, ...(isGone && { isGone }) };
}

export function documentHandlers(): Handlers<Bound> {
  const lister = createDocumentLister();
  let markTurns: ReadTurns | undefined;
  return {
    async listSameSizeDocuments({ params, query }, { tx, caller }) {
      const { clientId } = params;
      await findClient(tx, caller.firmId, clientId);
      const sizes = query.sizes.split(',').map(Number);
      return listSameSize(tx, { firmId: caller.firmId, clientId, sizes });
    },

    async listDocuments({ params, query }, { tx, caller, now, isGone }) {
      const { offset, limit } = pageOf(query);
      const match = await readMatch({ tx, caller, now }, params.clientId, query);
      const request = { ...match, ...documentOrder(query), offset, limit };
      const page = await lister.page(tx, request, readerOf(caller, isGone));
      return { Items: await presentDocuments(tx, caller, page.ids, now), TotalItems: page.total };
    },

    async listDocumentIds({ params, query }, { tx, caller, now, isGone }) {
      const match = await readMatch({ tx, caller, now }, params.clientId, query);
      const range = { offset: query.first ?? 0, limit: query.count ?? RANGE_LIMIT };
      const request = { ...match, ...documentOrder(query), ...range };
      const { ids, total } = await lister.page(tx, request, readerOf(caller, isGone));
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

    async renameDocument({ params, body }, context) {
      await renameDocument(context, params.id, body.Title, body.PreviousTitle);
      return showDocument(context, params.id);
    },

    async setDocumentNotifications({ params, body }, context) {
      await setNotifications(context, params.id, body.EnabledNotifications);
      return showDocument(context, params.id);
    },

    markDocuments: {
      async prepare({ params, query, body }, { app, caller }) {
        markTurns ??= markTurnsOf(app.db);
        const { firmId, loginId } = caller;
        // Of a whole list there may be a row to write for each document.
        const end = body.documentIds === undefined ? await markTurns.hold({ firmId, loginId }) : undefined;
        return {
          async commit({ tx, now }) {
            const conditions = await readMatch({ tx, caller, now }, params.clientId, query);
            return { Changed: await markList(tx, caller.loginId, conditions, body) };
          },
          ...(end && { end }),
        };
      },
    },

    async getDocumentLink({ params }, { app, tx, caller }) {
      const document = await findDocument(tx, caller.firmId, params.id);
      return {
        TextDocumentLink: `${app.config.origins.portal}${documentPath(document.client_id, document.id)}`,
      };
    },
  };
}
