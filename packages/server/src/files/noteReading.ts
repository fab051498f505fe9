import type { Context } from '../contract/handlers.ts';
import { countRepeats, type Repeatable } from '../domain/repeats.ts';

/** A link to a document's file, as its history shows it. */
export interface Reading {
  documentId: number;
  operation: 'createDownload' | 'createArchive' | 'createPreview' | 'getSignatureDocument';
  title: 'Download requested' | 'Preview requested' | 'Reading requested';
  shortDesc: string;
}

/** Records links; those that a person asks for again within a quarter of an hour are counted. */
export async function noteReadings(
  { tx, now, caller, audit }: Pick<Context, 'tx' | 'now' | 'caller' | 'audit'>,
  readings: readonly Reading[],
): Promise<void> {
  const { firmId, loginId, name } = caller;
  const repeatables = readings.map((reading): Repeatable => {
    const key = JSON.stringify([firmId, loginId, reading.title, reading.documentId]);
    return { key, entry: { ...reading, firmId, loginId, userFullName: name, at: now, outcome: 'done' } };
  });
  for (const entry of await countRepeats(tx, now, repeatables)) audit(entry);
}
