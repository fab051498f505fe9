import { isPreviewable, parseExtensions, PREVIEWABLE_SETTING } from '@countersign/api-client/rules';
import type { App, Database } from '../app.ts';
import type { Context } from '../contract.ts';
import type { Principal } from '../domain/caller.ts';
import { fileNameOf } from '../domain/documents/fileNameOf.ts';
import { hasClient } from '../domain/documents/find.ts';
import { requireIntact } from '../domain/intactBlobs.ts';
import { Problem } from '../errors.ts';
import type { LinkSession } from './linkSession.ts';
import { linkLifetime, makeFileLink, viewerUrl } from './tickets.ts';
import { withinTime } from './withinTime.ts';

interface CurrentFile {
  documentId: number;
  title: string;
  extension: string;
  fileName: string;
  blobKey: string;
  sha256: string | null;
  size: number;
}

/** The version of a firm's document that its row points at; null for a missing document, or another firm's. */
async function findFile(db: Database, firmId: number, documentId: number): Promise<CurrentFile | null> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('document_versions', 'document_versions.id', 'documents.current_version_id')
    .select([
      'documents.id',
      'documents.title',
      'documents.extension',
      'documents.uploaded_extension',
      'document_versions.blob_key',
      'document_versions.sha256',
      'document_versions.size',
    ])
    .where('documents.id', '=', documentId)
    .where('documents.firm_id', '=', firmId)
    .where('documents.deleted_at', 'is', null)
    .where(hasClient)
    .executeTakeFirst();
  if (!row) return null;
  return {
    documentId: row.id,
    title: row.title,
    extension: row.extension,
    fileName: fileNameOf(row),
    blobKey: row.blob_key,
    sha256: row.sha256,
    size: row.size,
  };
}

async function currentFile(db: Database, firmId: number, documentId: number): Promise<CurrentFile> {
  const file = await findFile(db, firmId, documentId);
  if (file === null) throw new Problem('documentNotFound');
  return file;
}

/**
 * How long a call waits, in ms, for the check of a file that is read for the first time: seconds for each gigabyte. A
 * larger one gets its link before, and is checked to its end when the link is served. Less than a client waits.
 */
const LONGEST_CHECK = 10_000;

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
  const { firmId } = caller;
  const file = await findFile(app.db, firmId, documentId);
  if (file === null) return;
  about({ documentId });
  const { blobKey: key, sha256 } = file;
  // It goes on for as long as the link can be redeemed, which then waits for the rest of it.
  const until = performance.now() + LONGEST_CHECK + linkLifetime;
  const asker = { firmId, isGone: () => performance.now() > until };
  await withinTime(requireIntact(app, { key, sha256 }, asker), LONGEST_CHECK);
}

export interface InlineLink {
  title: string;
  fileUrl: string;
  /** The viewer page with the link. */
  previewUrl: string;
}

/** Who asks for a link, in which session. */
export type Reader = Pick<Principal, 'firmId' | 'loginId'> & { readonly session: LinkSession };

/** A one-time link that saves the document under the given name. */
export async function downloadLink(
  app: App,
  db: Database,
  caller: Reader,
  request: { Id: number; FriendlyName: string },
): Promise<{ title: string; fileUrl: string }> {
  const file = await currentFile(db, caller.firmId, request.Id);
  const fileUrl = await makeFileLink(app, db, {
    ...file,
    firmId: caller.firmId,
    loginId: caller.loginId,
    session: caller.session,
    fileName: request.FriendlyName,
    disposition: 'attachment',
  });
  return { title: file.title, fileUrl };
}

/** What the setting offers and the viewer can show: the very list by which the portal offers a preview. */
async function previewableNow(db: Database): Promise<ReadonlySet<string>> {
  const setting = await db
    .selectFrom('system_settings')
    .select('value')
    .where('name', '=', PREVIEWABLE_SETTING)
    .executeTakeFirst();
  return parseExtensions(setting?.value ?? '');
}

/** A one-time link for the viewer page, and the address of that page. */
export async function previewLink(
  app: App,
  db: Database,
  caller: Reader,
  documentId: number,
): Promise<InlineLink> {
  const file = await currentFile(db, caller.firmId, documentId);
  if (!isPreviewable(file.extension, await previewableNow(db))) throw new Problem('notPreviewable');
  return inlineLink(app, db, caller, file);
}

/** The same for the version that is being signed, which is always a PDF. */
export async function signatureLink(
  app: App,
  db: Database,
  caller: Reader,
  documentId: number,
): Promise<InlineLink> {
  const file = await currentFile(db, caller.firmId, documentId);
  if (file.extension !== 'pdf') throw new Problem('notPdf');
  return inlineLink(app, db, caller, file);
}

async function inlineLink(
  app: App,
  db: Database,
  { firmId, loginId, session }: Reader,
  file: CurrentFile,
): Promise<InlineLink> {
  const fileUrl = await makeFileLink(app, db, {
    ...file,
    firmId,
    loginId,
    session,
    disposition: 'inline',
  });
  return { title: file.title, fileUrl, previewUrl: viewerUrl(app, fileUrl) };
}
