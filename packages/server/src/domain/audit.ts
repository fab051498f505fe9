import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { cutText, shownName } from '@countersign/api-client/rules';
import type { Database } from '../app.ts';
import type { Principal } from './caller.ts';
import type { AuditEntriesTable, AuditOutcome } from '../store/schemaPlatform.ts';

/** What happened, as the history shows it. */
export interface AuditNote {
  /** Such as "Document uploaded". */
  title: string;
  /** More about it, such as the file name. */
  shortDesc: string;
  documentId?: number;
  clientId?: number;
  /** Whose doing it was, where it is not certain that it was the caller's; null if no login is known. */
  loginId?: number | null;
  userFullName?: string;
}

export interface AuditEntry extends AuditNote {
  firmId: number;
  at: Date;
  /** Operation id, or the name of what the server did by itself. */
  operation: string;
  outcome: AuditOutcome;
  loginId: number | null;
  userFullName: string;
}

/** What a unit of work noted, as entries of its caller's firm. */
export function entriesOf(
  notes: readonly AuditNote[],
  { loginId, name, firmId }: Pick<Principal, 'loginId' | 'name' | 'firmId'>,
  done: Pick<AuditEntry, 'at' | 'operation' | 'outcome'>,
): AuditEntry[] {
  return notes.map((note) => ({ loginId, userFullName: name, ...note, firmId, ...done }));
}

export type AuditRow = Selectable<AuditEntriesTable>;

const genesis = new Uint8Array(32);

type ChainContent = Omit<AuditRow, 'id' | 'hash' | 'prev_hash'>;

/** What the hash of an entry covers besides the previous hash, in this order. Never changed: old hashes must hold. */
export const chainFields = [
  'firm_id',
  'seq',
  'at',
  'operation',
  'outcome',
  'document_id',
  'client_id',
  'login_id',
  'title',
  'short_desc',
  'user_full_name',
] as const satisfies readonly (keyof ChainContent)[];

/** Every field of an entry, in their order, as one unambiguous text; a time is ISO in UTC. */
export function hashedText(row: ChainContent): string {
  return JSON.stringify(chainFields.map((field) => (field === 'at' ? row.at.toISOString() : row[field])));
}

/** The hash of an entry, over the previous one's and its own content. */
function chainHash(previous: Uint8Array, row: ChainContent): Uint8Array {
  return new Uint8Array(createHash('sha256').update(previous).update(hashedText(row)).digest());
}

/** The longest text of an entry; a declining signer's name and reason fit. The contract's limit. */
const LONGEST_TEXT = 2_000;

/**
 * A text as the database returns it, which is what the hash must cover: half of a surrogate pair is stored as another
 * character, and the embedded database drops a byte order mark at the beginning. Names in it are shown, so that none
 * can forge a line.
 */
function asStored(text: string, most: number): string {
  return cutText(shownName(text.replace(/^\uFEFF+/u, '')), most);
}

/** A text that is too long says that there was more. */
function shortened(text: string): string {
  const whole = asStored(text, Infinity);
  const cut = cutText(whole, LONGEST_TEXT);
  return cut === whole ? whole : `${cutText(whole, LONGEST_TEXT - 1)}…`;
}

function rowsOf(entries: readonly AuditEntry[], head: { seq: number; hash: Uint8Array }) {
  let { seq, hash } = head;
  return entries.map((entry) => {
    seq += 1;
    const content = {
      firm_id: entry.firmId,
      seq,
      at: entry.at,
      operation: entry.operation,
      outcome: entry.outcome,
      document_id: entry.documentId ?? null,
      client_id: entry.clientId ?? null,
      login_id: entry.loginId,
      title: asStored(entry.title, 200),
      short_desc: shortened(entry.shortDesc),
      user_full_name: asStored(entry.userFullName, 200),
    };
    const row = { ...content, prev_hash: hash, hash: chainHash(hash, content) };
    hash = row.hash;
    return row;
  });
}

/** Rows that one insert statement takes: Postgres allows 65,535 values. */
const batch = 4000;

/**
 * Appends to one firm's chain. Must run inside the transaction of the change, as late as possible: it holds
 * the chain's head until the commit, so that numbers have no gaps and links no forks.
 */
export async function appendAudit(
  tx: Database,
  firmId: number,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('audit_heads')
    .values({ firm_id: firmId, seq: 0, hash: genesis })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const head = await tx
    .selectFrom('audit_heads')
    .select(['seq', 'hash'])
    .where('firm_id', '=', firmId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rows = rowsOf(entries, head);
  for (let at = 0; at < rows.length; at += batch) {
    await tx
      .insertInto('audit_entries')
      .values(rows.slice(at, at + batch))
      .execute();
  }
  const last = rows[rows.length - 1];
  if (last === undefined) return;
  await tx
    .updateTable('audit_heads')
    .set({ seq: last.seq, hash: last.hash })
    .where('firm_id', '=', firmId)
    .execute();
}

export type ChainVerdict = { intact: true; entries: number } | { intact: false; seq: number; reason: string };

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

/** Recomputes a firm's chain from its rows alone; says where it breaks. */
export async function verifyChain(db: Database, firmId: number): Promise<ChainVerdict> {
  let previous: Uint8Array = genesis;
  let seq = 0;
  for (;;) {
    const rows = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('firm_id', '=', firmId)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(1000)
      .execute();
    for (const row of rows) {
      seq += 1;
      if (row.seq !== seq) return { intact: false, seq, reason: 'An entry is missing.' };
      if (!sameBytes(row.prev_hash, previous))
        return { intact: false, seq, reason: 'The link to the previous entry does not match.' };
      if (!sameBytes(row.hash, chainHash(previous, row))) {
        return { intact: false, seq, reason: 'The content was changed.' };
      }
      previous = row.hash;
    }
    if (rows.length === 0) break;
  }
  const head = await db
    .selectFrom('audit_heads')
    .selectAll()
    .where('firm_id', '=', firmId)
    .executeTakeFirst();
  const headSeq = head?.seq ?? 0;
  if (headSeq !== seq) return { intact: false, seq: headSeq, reason: 'Entries at the end are missing.' };
  return { intact: true, entries: seq };
}
