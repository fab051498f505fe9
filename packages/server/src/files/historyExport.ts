import type { FilesOperations } from '@countersign/api-client/contract';
import type { TwoSteps } from '../contract.ts';
import type { Caller } from '../domain/caller.ts';
import { writeHistory } from '../domain/history/exportHistory.ts';
import { Problem } from '../errors.ts';
import { requireBlobs } from '../store/blobReferences.ts';
import { makeFileLink } from './tickets.ts';

/** How the history names each format. */
const names = { pdf: 'a PDF', csv: 'CSV', json: 'JSON' } as const;

/** Writes a history before the transaction; in it come the link and the entry of the export. */
export const historyExport: TwoSteps<FilesOperations['exportHistory'], Caller> = {
  async prepare({ body }, { app, caller, now, about }) {
    const written = await writeHistory(app, { caller, now }, body).catch((error: unknown) => {
      // Of the caller's own document it is in the history that, and why, it was not exported.
      if (error instanceof Problem && error.code !== 'documentNotFound') about({ documentId: body.Id });
      throw error;
    });
    const { document, documentName, fileName, format, blob } = written;
    about({ documentId: document.id, clientId: document.client_id });
    return {
      async commit({ tx, audit }) {
        await requireBlobs(tx, app.blobs, [blob.key]);
        const fileUrl = await makeFileLink(app, tx, {
          firmId: caller.firmId,
          loginId: caller.loginId,
          // The history outlives its document, and so does a link to it.
          documentId: null,
          blobKey: blob.key,
          size: blob.size,
          fileName,
          extension: format,
          disposition: 'attachment',
        });
        audit({
          title: 'History exported',
          shortDesc: `${caller.name} exported the history of ${documentName} as ${names[format]}.`,
          documentId: document.id,
          clientId: document.client_id,
        });
        return { fileUrl };
      },
    };
  },
};
