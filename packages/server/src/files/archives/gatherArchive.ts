import { sql } from 'kysely';
import { ARCHIVE_BYTES, ARCHIVE_DOCUMENTS, shownName } from '@countersign/api-client/rules';
import type { FilesSchemas } from '@countersign/api-client/contract';
import type { App, Database } from '../../app.ts';
import type { Caller } from '../../domain/caller.ts';
import { fileNameOf } from '../../domain/documents/fileNameOf.ts';
import { condition } from '../../domain/documents/list/listConditions.ts';
import { readMatch } from '../../domain/documents/list/match.ts';
import { readFilters, type FilterRow } from '../../domain/filters/filters.ts';
import { requireIntact } from '../../domain/intactBlobs.ts';
import { Problem } from '../../errors.ts';
import type { ArchiveEntry } from '../../store/schemaJobs.ts';
import { ArchiveNames, folderPath } from './archiveNames.ts';

export interface StoredDocument {
  id: number;
  title: string;
  extension: string;
  uploaded_extension: string | null;
  filter_id: number | null;
  modified_at: Date;
  blob_key: string;
  sha256: string | null;
  size: number;
}

export interface LeftOut {
  id: number;
  title: string;
  problem: Problem;
}

export interface Gathered {
  clientName: string;
  documents: StoredDocument[];
  leftOut: LeftOut[];
  entries: ArchiveEntry[];
}

type Request = FilesSchemas['ArchiveRequest'] & { client: { name: string } };
type Reading = { tx: Database; caller: Caller; now: Date };

/**
 * Reads which documents an archive has, and every byte of them once: what is damaged is left out, and a text file in
 * the archive says so.
 */
export async function gatherArchive(app: App, reading: Reading, request: Request): Promise<Gathered> {
  const { tx, caller } = reading;
  const { documents: found, missing } = await readDocuments(reading, request);
  if (found.length === 0) throw new Problem(missing.length > 0 ? 'documentNotFound' : 'noDocuments');
  const bytes = found.reduce((sum, { size }) => sum + size, 0);
  if (found.length > ARCHIVE_DOCUMENTS || bytes > ARCHIVE_BYTES) throw new Problem('archiveTooLarge');
  const damaged = await damagedOf(app, caller.firmId, found);
  const documents = found.filter(({ id }) => !damaged.has(id));
  if (documents.length === 0) throw new Problem('fileDamaged');
  const leftOut = [
    ...found.flatMap(({ id, ...document }) => {
      const problem = damaged.get(id);
      return problem === undefined ? [] : [{ id, title: fileNameOf(document), problem }];
    }),
    ...missing.map((id) => ({ id, title: '', problem: new Problem('documentNotFound') })),
  ];
  const filters = request.folders === false ? [] : await readFilters(tx, caller.firmId, request.clientId);
  return {
    clientName: request.client.name,
    documents,
    leftOut,
    entries: entriesOf({ documents, leftOut, filters, now: reading.now }),
  };
}

async function readDocuments(
  reading: Reading,
  { clientId, documentIds, matching }: Request,
): Promise<{ documents: StoredDocument[]; missing: number[] }> {
  if ((documentIds === undefined) === (matching === undefined)) throw new Problem('requestInvalid');
  const match = await readMatch(reading, clientId, { ...matching, ids: documentIds ?? [] });
  const { rows } = await sql<StoredDocument>`
    select d.id, d.title, d.extension, d.uploaded_extension, d.filter_id, d.modified_at, v.blob_key, v.sha256, v.size
    from documents d join document_versions v on v.id = d.current_version_id
    where ${condition(match)}
    order by lower(d.title), d.id limit ${ARCHIVE_DOCUMENTS + 1}`.execute(reading.tx);
  if (rows.length > ARCHIVE_DOCUMENTS) throw new Problem('archiveTooLarge');
  if (matching !== undefined && matching.total !== rows.length) throw new Problem('matchesChanged');
  const known = new Set(rows.map(({ id }) => id));
  return { documents: rows, missing: (documentIds ?? []).filter((id) => !known.has(id)) };
}

async function damagedOf(
  app: App,
  firmId: number,
  documents: readonly StoredDocument[],
): Promise<Map<number, Problem>> {
  const damaged = new Map<number, Problem>();
  for (const { id, blob_key: key, sha256 } of documents) {
    try {
      await requireIntact(app, { key, sha256 }, { firmId });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      app.log.error({ err: error, document: id }, 'a document was left out of an archive');
      damaged.set(id, error);
    }
  }
  return damaged;
}

interface Contents {
  documents: readonly StoredDocument[];
  leftOut: readonly LeftOut[];
  filters: readonly FilterRow[];
  now: Date;
}

function entriesOf({ documents, leftOut, filters, now }: Contents): ArchiveEntry[] {
  const byId = new Map(filters.map((filter) => [filter.id, filter]));
  const folderOf = ({ filter_id: id }: StoredDocument): string => {
    const path: string[] = [];
    for (let filter = byId.get(id ?? 0); filter !== undefined; filter = byId.get(filter.parent_id ?? 0))
      path.unshift(filter.text);
    return folderPath(path);
  };
  const folders = documents.map(folderOf);
  const names = new ArchiveNames(folders.filter((folder) => folder !== ''));
  const entries = documents.map((document, index) => ({
    documentId: document.id,
    name: names.next(folders[index] ?? '', fileNameOf(document)),
    blobKey: document.blob_key,
    sha256: document.sha256,
    text: '',
    size: document.size,
    modified: document.modified_at.toISOString(),
  }));
  if (leftOut.length === 0) return entries;
  const text = leftOutText(leftOut);
  return [
    {
      documentId: null,
      name: names.next('', 'Not in this archive.txt'),
      blobKey: null,
      sha256: null,
      text,
      size: Buffer.byteLength(text),
      modified: now.toISOString(),
    },
    ...entries,
  ];
}

function leftOutText(leftOut: readonly LeftOut[]): string {
  const lines = leftOut.map(
    ({ id, title, problem }) => `${shownName(title) || `Document ${id}`}: ${problem.message}`,
  );
  return ['These documents could not be included:', '', ...lines, ''].join('\r\n');
}
