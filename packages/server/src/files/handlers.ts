import type { FilesHandlers } from '../contract.ts';
import { historyExport } from './historyExport.ts';
import { digestsInTurn } from './uploads/chunkDigests.ts';
import type { Caller } from '../domain/caller.ts';
import { markRead } from '../domain/documents/markRead.ts';
import { commitUpload } from './uploads/commit.ts';
import { checkedFirst } from './checkFile.ts';
import { createArchive } from './archives/createArchive.ts';
import { downloadLink, previewLink, signatureLink, type Reader } from './documents.ts';
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

/** Every call of the file service except the chunks themselves, which are not JSON. */
export const filesHandlers: FilesHandlers<Bound> = {
  createDownload: checkedFirst(async ({ body }, { app, tx, caller, audit, about }) => {
    const { title, fileUrl } = await downloadLink(app, tx, readerOf(caller), body);
    about({ documentId: body.Id });
    await markRead(tx, caller.loginId, body.Id);
    const shortDesc = `${caller.name} requested a download of ${title}.`;
    audit({ title: 'Download requested', shortDesc, documentId: body.Id });
    return { fileUrl };
  }),
  createArchive,
  createPreview: checkedFirst(async ({ body }, { app, tx, caller, audit, about }) => {
    const { title, ...link } = await previewLink(app, tx, readerOf(caller), body.Id);
    about({ documentId: body.Id });
    await markRead(tx, caller.loginId, body.Id);
    const shortDesc = `${caller.name} requested a preview of ${title}.`;
    audit({ title: 'Preview requested', shortDesc, documentId: body.Id });
    return link;
  }),
  getSignatureDocument: checkedFirst(async ({ body }, { app, tx, caller, audit, about }) => {
    const { title, ...link } = await signatureLink(app, tx, readerOf(caller), body.Id);
    about({ documentId: body.Id });
    await markRead(tx, caller.loginId, body.Id);
    const shortDesc = `${caller.name} requested ${title} to read it while signing.`;
    audit({ title: 'Reading requested', shortDesc, documentId: body.Id });
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
  commitUpload: ({ body }, { app, tx, caller }) => commitUpload(app, tx, caller, body),
};
