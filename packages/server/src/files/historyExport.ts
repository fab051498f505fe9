import type { FilesOperations, FilesSchemas } from '@countersign/api-client/contract';
import type { App } from '../app.ts';
import type { Context, TwoSteps } from '../contract.ts';
import type { Caller } from '../domain/caller.ts';
import { beginExport, type ExportedHistory } from '../domain/history/exportHistory.ts';
import { printExport } from '../domain/history/printExport.ts';
import { limitChecks } from '../domain/signing/limits.ts';
import { Problem } from '../errors.ts';
import { requireBlobs } from '../store/blobReferences.ts';
import { makeHistoryLink } from './historyLinks.ts';
import { makeFileLink } from './tickets.ts';

type Format = FilesSchemas['HistoryExport']['Format'];

/** How the history names each format. */
const names = { pdf: 'a PDF', csv: 'CSV', json: 'JSON' } as const;

/** Makes the link to an export, in the transaction. */
type Link = (context: Pick<Context, 'tx' | 'now'>) => Promise<string>;

/** Fixes and prints a history before the transaction; in it come the link and the entry of the export. */
export const historyExport: TwoSteps<FilesOperations['exportHistory'], Caller> = {
  async prepare({ body }, { app, caller, now, about }) {
    try {
      const exported = await beginExport(app, { caller, now }, body);
      const link = await linkOf(app, { caller, now }, exported, body.Format);
      const { document, documentName } = exported;
      about({ documentId: document.id, clientId: document.client_id });
      return {
        async commit(context) {
          const fileUrl = await link(context);
          context.audit({
            title: 'History exported',
            shortDesc: `${caller.name} exported the history of ${documentName} as ${names[body.Format]}.`,
            documentId: document.id,
            clientId: document.client_id,
          });
          return { fileUrl };
        },
      };
    } catch (error) {
      // Of the caller's own document it is in the history that, and why, it was not exported.
      if (error instanceof Problem && error.code !== 'documentNotFound') about({ documentId: body.Id });
      throw error;
    }
  },
};

async function linkOf(
  app: App,
  { caller, now }: { caller: Caller; now: Date },
  { head, fileName }: ExportedHistory,
  format: Format,
): Promise<Link> {
  const { firmId, loginId, sessionId: identitySession } = caller;
  if (format !== 'pdf') {
    return ({ tx, now: at }) =>
      makeHistoryLink(app, tx, { firmId, loginId, identitySession, format, head, fileName, now: at });
  }
  // It is made by the workers that check files.
  await limitChecks(app.db, loginId, now);
  const blob = await printExport(app, loginId, head);
  return async ({ tx }) => {
    await requireBlobs(tx, app.blobs, [blob.key]);
    return makeFileLink(app, tx, {
      firmId,
      loginId,
      session: { identitySession },
      // The history outlives its document, and so does a link to it.
      documentId: null,
      blobKey: blob.key,
      size: blob.size,
      fileName,
      extension: format,
      disposition: 'attachment',
      isOnlyUse: true,
    });
  };
}
