import { randomBytes } from 'node:crypto';
import { problemType } from '@countersign/api-client/rules';
import type { FilesOperations } from '@countersign/api-client/contract';
import type { Context, TwoSteps } from '../../contract/handlers.ts';
import { findClient } from '../../domain/documents/find.ts';
import { limitAttempts, type Limit } from '../../domain/rateLimit.ts';
import { Problem } from '../../errors.ts';
import { safeFileName } from '../fileHeaders.ts';
import { noteReadings, type Reading } from '../noteReading.ts';
import { linkLifetime, tokenHash } from '../tickets.ts';
import { archiveSize } from './archiveStream.ts';
import { gatherArchive, type Gathered } from './gatherArchive.ts';

/** Its files are read before the transaction, because that may take seconds. */
export const createArchive: TwoSteps<FilesOperations['createArchive']> = {
  async prepare({ body }, { app, caller, now, about }) {
    const client = await findClient(app.db, caller.firmId, body.clientId);
    about({ clientId: client.id });
    await limitAttempts(app.db, `create-archive:login:${caller.loginId}`, archiveLimit, now);
    const gathered = await gatherArchive(app, { tx: app.db, caller, now }, { ...body, client });
    return { commit: (context) => commitArchive(context, gathered) };
  },
};

/** An archive is read from the disk twice, and is up to 2,000 entries of the history. */
export const archiveLimit: Limit = { attempts: 30, window: 60 * 60_000 };

async function commitArchive(context: Context, gathered: Gathered) {
  const { app, tx, caller, now } = context;
  await requireUndeleted(context, gathered);
  const size = archiveSize(gathered.entries);
  const token = randomBytes(24).toString('base64url');
  await tx
    .insertInto('archive_tickets')
    .values({
      token_hash: tokenHash(token),
      firm_id: caller.firmId,
      login_id: caller.loginId,
      identity_session: caller.sessionId,
      file_name: safeFileName(`${gathered.clientName} documents.zip`),
      size,
      entries: JSON.stringify(gathered.entries),
      expires_at: new Date(now.getTime() + linkLifetime),
    })
    .execute();
  await noteReadings(context, downloads(context, gathered));
  return {
    fileUrl: `${app.config.origins.files}/archive/${token}`,
    Documents: gathered.documents.length,
    Size: size,
    LeftOut: gathered.leftOut.map(({ id, title, problem }) => ({
      Id: id,
      Title: title,
      Type: problemType(problem.code),
      Message: problem.message,
    })),
  };
}

/** In the history of each document is what it would have if it had been downloaded alone. */
function downloads({ caller }: Context, { documents }: Gathered): Reading[] {
  return documents.map(({ id: documentId, title }) => ({
    documentId,
    operation: 'createArchive',
    title: 'Download requested',
    shortDesc: `${caller.name} requested a download of ${title}.`,
  }));
}

/** What was deleted while the files were read must not be downloaded. */
async function requireUndeleted({ tx, caller }: Context, { documents }: Gathered): Promise<void> {
  const still = await tx
    .selectFrom('documents')
    .select('id')
    .where('firm_id', '=', caller.firmId)
    .where('deleted_at', 'is', null)
    .where(
      'id',
      'in',
      documents.map(({ id }) => id),
    )
    .execute();
  if (still.length !== documents.length) throw new Problem('matchesChanged');
}
