import type { App, Database } from '../../app.ts';
import type { PdfFile } from '../../pdf/file.ts';
import type { DocumentRow, VersionKind, VersionRow } from '../../store/schema.ts';
import { readIntact } from '../intactBlobs.ts';
import type { StoredBlob } from '../../files/blobs/blobStore.ts';

/** The version that a document's row points at. */
export async function currentVersion(db: Database, document: DocumentRow): Promise<VersionRow> {
  if (document.current_version_id === null) throw new Error(`Document ${document.id} points at no version.`);
  return db
    .selectFrom('document_versions')
    .selectAll()
    .where('id', '=', document.current_version_id)
    .executeTakeFirstOrThrow();
}

/** A stored PDF of a document, to be read when its turn has come, and compared with its digest. */
export function pdfFile(
  app: App,
  document: { id: number; firm_id: number },
  { key, sha256, size }: Omit<StoredBlob, 'sha256'> & { sha256: string | null },
): PdfFile {
  const { log } = app;
  const read = () => readIntact(app, key, sha256);
  return { firmId: document.firm_id, documentId: document.id, size, read, log };
}

/** The PDF that a document's row points at. */
export async function currentPdf(app: App, document: DocumentRow): Promise<PdfFile> {
  const { blob_key: key, sha256, size } = await currentVersion(app.db, document);
  return pdfFile(app, document, { key, sha256, size });
}

export interface NewVersion {
  document: DocumentRow;
  kind: VersionKind;
  blob: StoredBlob;
  signerId?: number;
  now: Date;
}

/** Adds a version; the document's row still points at the one before. Returns its id. */
export async function addVersion(
  tx: Database,
  { document, kind, blob, signerId, now }: NewVersion,
): Promise<number> {
  const row = await tx
    .insertInto('document_versions')
    .values({
      firm_id: document.firm_id,
      document_id: document.id,
      kind,
      blob_key: blob.key,
      sha256: blob.sha256,
      size: blob.size,
      signer_id: signerId ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The file as it was uploaded, to which removing a task returns. */
export async function originalVersionId(db: Database, documentId: number): Promise<number> {
  const row = await db
    .selectFrom('document_versions')
    .select('id')
    .where('document_id', '=', documentId)
    .where('kind', '=', 'original')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
