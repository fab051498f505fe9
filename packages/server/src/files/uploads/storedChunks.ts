import type { App, Database } from '../../app.ts';
import type { Part } from '../blobs/blobStore.ts';
import type { UploadRow } from './uploads.ts';

export interface KeptPart extends Part {
  /** The chunk's number, from 1. */
  number: number;
  /** Whether the draft is as long as its row says; false where bytes were lost with the machine. */
  whole: boolean;
}

/** The recorded chunks of an unfinished upload, ascending, each looked for on disk. */
export async function storedChunks(
  app: App,
  db: Database,
  { identifier, chunk_size: chunkSize }: Pick<UploadRow, 'identifier' | 'chunk_size'>,
): Promise<KeptPart[]> {
  const rows = await db
    .selectFrom('upload_chunks')
    .select(['number', 'size', 'draft_key'])
    .where('identifier', '=', identifier)
    .orderBy('number')
    .execute();
  const lengths = new Map<string, number>();
  for (const { draft_key: draft } of rows) {
    if (!lengths.has(draft)) lengths.set(draft, await app.blobs.drafts.lengthOf(draft));
  }
  return rows.map(({ number, size, draft_key: draft }) => {
    const start = (number - 1) * (chunkSize ?? 0);
    return { number, draft, start, length: size, whole: (lengths.get(draft) ?? 0) >= start + size };
  });
}
