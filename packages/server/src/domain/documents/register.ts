import { documentNameProblem, splitFileName, type FileNameParts } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { notFound, Problem } from '../../errors.ts';
import { lockFilter, type FilterRow } from '../filters/filters.ts';
import type { Work } from '../work.ts';
import { fileNameOf } from './fileNameOf.ts';
import { findClient } from './find.ts';
import { markRead } from './markRead.ts';

/**
 * Creates a document from a committed upload. Locks the upload and stores its document, so that an identifier
 * is registered once, however often it is requested. Another user's upload is treated as missing.
 *
 * @throws Problem 404 for an unknown client or upload, 409 if the filter does not exist, or if the upload is not
 * committed or went to another client, 400 for an invalid name or size
 */
export async function registerUpload(
  work: Work,
  clientId: number,
  body: Schemas['NewDocument'],
): Promise<number> {
  const { tx, caller, now } = work;
  const client = await findClient(tx, caller.firmId, clientId);
  work.about({ clientId: client.id });
  const upload = await tx
    .selectFrom('uploads')
    .selectAll()
    .where('identifier', '=', body.uploadIdentifier)
    .where('firm_id', '=', caller.firmId)
    .where('login_id', '=', caller.loginId)
    .forUpdate()
    .executeTakeFirst();
  if (upload === undefined) throw notFound();
  if (upload.state === 'registered') return registeredBefore(work, clientId, body.uploadIdentifier);
  const { blob_key: blobKey, sha256, total_size: size } = upload;
  if (upload.state === 'open' || blobKey === null || size === null) {
    throw new Problem('uploadIncomplete');
  }
  const { title, extension, uploadedExtension } = fileParts(body);
  const named = { title, extension, uploaded_extension: uploadedExtension };
  if (body.size !== size) throw new Problem('uploadSizeDiffers');
  const filter = await findFolder(work, clientId, body.folderId ?? 0);
  const document = await tx
    .insertInto('documents')
    .values({
      firm_id: caller.firmId,
      client_id: client.id,
      filter_id: filter?.id ?? null,
      ...named,
      size,
      created_by: caller.name,
      created_by_login_id: caller.loginId,
      created_at: now,
      modified_at: now,
      upload_identifier: body.uploadIdentifier,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await tx
    .insertInto('document_versions')
    .values({
      firm_id: caller.firmId,
      document_id: document.id,
      kind: 'original',
      blob_key: blobKey,
      sha256,
      size,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('documents')
    .set({ current_version_id: version.id })
    .where('id', '=', document.id)
    .execute();
  await markRead(tx, caller.loginId, document.id);
  await tx
    .updateTable('uploads')
    .set({ state: 'registered' })
    .where('identifier', '=', body.uploadIdentifier)
    .execute();
  work.audit({
    documentId: document.id,
    clientId: client.id,
    title: 'Document uploaded',
    shortDesc: `${work.caller.name} uploaded ${fileNameOf(named)} for ${client.name}.`,
  });
  return document.id;
}

function fileParts(body: Schemas['NewDocument']): FileNameParts {
  const problem = documentNameProblem(body.name);
  if (problem !== null) throw new Problem(problem);
  // The embedded database would drop a byte order mark there, which nobody sees anyway.
  return splitFileName(body.name.replace(/^\uFEFF+/u, ''));
}

async function registeredBefore(
  { tx, caller }: Pick<Work, 'tx' | 'caller'>,
  clientId: number,
  identifier: string,
): Promise<number> {
  const existing = await tx
    .selectFrom('documents')
    .select(['id', 'client_id', 'deleted_at'])
    .where('upload_identifier', '=', identifier)
    .where('firm_id', '=', caller.firmId)
    .executeTakeFirst();
  if (existing === undefined || existing.deleted_at !== null) throw notFound();
  if (existing.client_id !== clientId) throw new Problem('uploadElsewhere');
  return existing.id;
}

/** A filter that is missing was deleted during the upload, which is not lost: it can go elsewhere. */
async function findFolder(work: Work, clientId: number, filterId: number): Promise<FilterRow | null> {
  try {
    return await checkFolder(work, clientId, filterId);
  } catch (error) {
    if (error instanceof Problem && error.code === 'notFound')
      throw new Problem('uploadFilterDeleted', { cause: error });
    throw error;
  }
}

/** The filter a document of this client may go to; null for the root. */
export async function checkFolder(
  { tx, caller }: Pick<Work, 'tx' | 'caller'>,
  clientId: number,
  filterId: number,
): Promise<FilterRow | null> {
  if (filterId === 0) return null;
  const filter = await lockFilter(tx, caller.firmId, filterId);
  if (filter.client_id !== null && filter.client_id !== clientId) throw notFound();
  return filter;
}
