import type { Context, FilesHandlers } from '../contract.ts';
import { historyExport } from './historyExport.ts';
import { digestsInTurn } from './uploads/chunkDigests.ts';
import type { Caller } from '../domain/caller.ts';
import { markRead } from '../domain/documents/markRead.ts';
import { commitUpload, prepareCommit } from './uploads/commit.ts';
import { createArchive } from './archives/createArchive.ts';
import { checkFile, downloadLink, previewLink, signatureLink, type Reader } from './documents.ts';
import { noteReadings, type Reading } from './noteReading.ts';
import { uploadReadiness } from './uploads/readiness.ts';
import { beginUpload, findUpload, receivedChunks } from './uploads/uploads.ts';

type Bound =
  | 'createDownload'
  | 'createArchive'
  | 'createPreview'
  | 'getSignatureDocument'
  | 'exportHistory'
  | 'getUploadReadiness'
  | 'getUploadIdentifier'
  | 'getUploadState'
  | 'getUploadDigests'
  | 'commitUpload';

function readerOf({ firmId, loginId, sessionId }: Caller): Reader {
  return { firmId, loginId, session: { identitySession: sessionId } };
}

async function noteRead(context: Context, reading: Reading): Promise<void> {
  const { tx, caller, about } = context;
  about({ documentId: reading.documentId });
  await markRead(tx, caller.loginId, reading.documentId);
  await noteReadings(context, [reading]);
}

interface OfDocument {
  readonly body: { readonly Id: number };
}

/** A call that makes a link to a document: first its file is checked, outside of the transaction. */
function checkedFirst<Request extends OfDocument, Reply>(
  makeLink: (request: Request, context: Context) => Promise<Reply>,
) {
  return {
    async prepare(request: Request, context: Pick<Context, 'app' | 'caller' | 'about'>) {
      await checkFile(context, request.body.Id);
      return { commit: (committing: Context) => makeLink(request, committing) };
    },
  };
}

/** Every call of the file service except the chunks themselves, which are not JSON. */
export const filesHandlers: FilesHandlers<Bound> = {
  createDownload: checkedFirst(async ({ body }, context) => {
    const { app, tx, caller } = context;
    const { title, fileUrl } = await downloadLink(app, tx, readerOf(caller), body);
    await noteRead(context, {
      documentId: body.Id,
      operation: 'createDownload',
      title: 'Download requested',
      shortDesc: `${caller.name} requested a download of ${title}.`,
    });
    return { fileUrl };
  }),
  createArchive,
  createPreview: checkedFirst(async ({ body }, context) => {
    const { app, tx, caller } = context;
    const { title, ...link } = await previewLink(app, tx, readerOf(caller), body.Id);
    await noteRead(context, {
      documentId: body.Id,
      operation: 'createPreview',
      title: 'Preview requested',
      shortDesc: `${caller.name} requested a preview of ${title}.`,
    });
    return link;
  }),
  getSignatureDocument: checkedFirst(async ({ body }, context) => {
    const { app, tx, caller } = context;
    const { title, ...link } = await signatureLink(app, tx, readerOf(caller), body.Id);
    await noteRead(context, {
      documentId: body.Id,
      operation: 'getSignatureDocument',
      title: 'Reading requested',
      shortDesc: `${caller.name} requested ${title} to read it while signing.`,
    });
    return link;
  }),
  exportHistory: historyExport,
  getUploadReadiness: (_, { tx }) => uploadReadiness(tx),
  getUploadIdentifier: async (_, { tx, caller, now }) => ({
    Identifier: await beginUpload(tx, caller, now),
  }),
  getUploadState: async ({ params }, { app, tx, caller }) => ({
    Received: await receivedChunks(app, tx, await findUpload(tx, caller, params.identifier)),
  }),
  getUploadDigests: async ({ params, query }, context) => {
    const upload = await findUpload(context.tx, context.caller, params.identifier);
    return digestsInTurn(context, upload, query.from ?? 1);
  },
  commitUpload: {
    async prepare({ body }, { app, caller }) {
      await prepareCommit(app, caller, body.fileId);
      return { commit: (context) => commitUpload(context, body) };
    },
  },
};
