import { isPreviewable, parseExtensions, PREVIEWABLE_SETTING } from '@countersign/api-client/rules';
import type { App, Database } from '../app.ts';
import type { Principal } from '../domain/caller.ts';
import { Problem } from '../errors.ts';
import type { LinkSession } from './linkSession.ts';
import { makeFileLink, viewerUrl } from './tickets.ts';

interface CurrentFile {
  documentId: number;
  title: string;
  extension: string;
  blobKey: string;
  size: number;
}

/** The version of a firm's document that its row points at; another firm's is treated as missing. */
async function currentFile(db: Database, firmId: number, documentId: number): Promise<CurrentFile> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('document_versions', 'document_versions.id', 'documents.current_version_id')
    .select([
      'documents.id',
      'documents.title',
      'documents.extension',
      'document_versions.blob_key',
      'document_versions.size',
    ])
    .where('documents.id', '=', documentId)
    .where('documents.firm_id', '=', firmId)
    .where('documents.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Problem('documentNotFound');
  return {
    documentId: row.id,
    title: row.title,
    extension: row.extension,
    blobKey: row.blob_key,
    size: row.size,
  };
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
    fileName: `${file.title}.${file.extension}`,
    disposition: 'inline',
  });
  return { title: file.title, fileUrl, previewUrl: viewerUrl(app, fileUrl) };
}
