import { requireIntact } from '../domain/intactBlobs.ts';
import type { Context } from '../contract/handlers.ts';
import type { Database } from '../app.ts';
import type { Principal } from '../domain/caller.ts';

/**
 * How long a call waits, in ms, for the check of a file that is read for the first time: seconds for each gigabyte. A
 * larger one gets its link before, and is checked to its end when the link is served. Less than a client waits.
 */
const LONGEST_CHECK = 10_000;

/** The stored file of a document's current version; null for a document that is missing or of another firm. */
async function readVersion(db: Database, firmId: number, documentId: number) {
  const version = await db
    .selectFrom('documents')
    .innerJoin('document_versions', 'document_versions.id', 'documents.current_version_id')
    .select(['document_versions.blob_key', 'document_versions.sha256'])
    .where('documents.id', '=', documentId)
    .where('documents.firm_id', '=', firmId)
    .where('documents.deleted_at', 'is', null)
    .executeTakeFirst();
  return version ?? null;
}

/** Resolves once the file was compared, or after `longest` ms; what the check finds later is reported by the link. */
export async function withinTime(check: Promise<void>, longest: number): Promise<void> {
  check.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longest);
  });
  await Promise.race([check, isOver]).finally(() => {
    clearTimeout(timer);
  });
}

/**
 * Compares a document's file before a link to it is made: a browser that downloads from a link shows nobody what is
 * wrong with it. A document that is missing is left to the caller.
 *
 * @throws Problem 500 for a file that is damaged or gone
 */
export async function checkFile(
  { app, caller, about }: Pick<Context<Principal>, 'app' | 'caller' | 'about'>,
  documentId: number,
): Promise<void> {
  const version = await readVersion(app.db, caller.firmId, documentId);
  if (version === null) return;
  about({ documentId });
  await withinTime(
    requireIntact(app, { key: version.blob_key, sha256: version.sha256 }, { firmId: caller.firmId }),
    LONGEST_CHECK,
  );
}

interface OfDocument {
  readonly body: { readonly Id: number };
}

/** A call that makes a link to a document: first its file is checked, outside of the transaction. */
export function checkedFirst<Request extends OfDocument, Reply>(
  makeLink: (request: Request, context: Context) => Promise<Reply>,
) {
  return {
    async prepare(request: Request, context: Pick<Context, 'app' | 'caller' | 'about'>) {
      await checkFile(context, request.body.Id);
      return { commit: (committing: Context) => makeLink(request, committing) };
    },
  };
}
