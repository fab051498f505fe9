import type { Database } from '../../app.ts';
import type { AuditLine, AuditRecord } from '../../pdf/sealStamp.ts';
import { history, SET_UP, SIGNED } from './history.ts';
import { fullName, type SigningTask, type TaskSigner } from './tasks.ts';

/** What of the history a reader of the record misses least. */
const essential: readonly string[] = [SET_UP, SIGNED, 'PIN resent', 'Document uploaded'];

/** Formats an entry of the history for the record, with the same text. */
export function auditLine(
  entry: { at: Date; title: string; shortDesc: string; userFullName: string },
  email?: string,
): AuditLine {
  return {
    at: entry.at,
    text: entry.shortDesc,
    who: entry.userFullName,
    ...(email === undefined ? {} : { email }),
    essential: essential.includes(entry.title),
  };
}

/**
 * Returns the lines of the seal, oldest first: the upload, the entries of the document's history from the setup of
 * this task on, and the current signature, in the history's own text. Of more entries than a page can hold, only
 * the essential ones and the first of the others.
 */
export async function sealRecord(
  db: Database,
  task: SigningTask,
  last: { signer: TaskSigner; at: Date },
): Promise<AuditRecord> {
  const upload = await db
    .selectFrom('documents')
    .select(['created_by', 'created_at'])
    .where('id', '=', task.document_id)
    .executeTakeFirstOrThrow();
  const uploaded: AuditLine = {
    at: upload.created_at,
    who: upload.created_by,
    text: `${upload.created_by} uploaded the document.`,
    essential: true,
  };
  const { entries, omitted, upTo } = await entriesOf(db, task);
  const emails = new Map(task.signers.map((signer) => [signer.login_id, signer.email]));
  const signed = {
    at: last.at,
    userFullName: fullName(last.signer),
    ...history.signed(last.signer, { sealed: true }),
  };
  return {
    lines: [
      uploaded,
      ...entries.map((entry) =>
        auditLine(
          {
            at: entry.at,
            title: entry.title,
            shortDesc: entry.short_desc,
            userFullName: entry.user_full_name,
          },
          emails.get(entry.login_id ?? 0),
        ),
      ),
      auditLine(signed, last.signer.email),
    ],
    omitted,
    upTo,
  };
}

/** What of the history one page may hold at most, beside the essential: the rest is only counted. */
const mostOthers = 300;

/**
 * The history of the document since its present task was set up, as the audit chain holds it: what is essential,
 * the first of the others, and how many more there are.
 */
async function entriesOf(db: Database, task: SigningTask) {
  const ofDocument = db
    .selectFrom('audit_entries')
    .where('firm_id', '=', task.firm_id)
    .where('document_id', '=', task.document_id);
  const begin = await ofDocument
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('title', '=', SET_UP)
    .where('outcome', '=', 'done')
    .executeTakeFirst();
  const ofTask = ofDocument.where('seq', '>=', begin?.seq ?? 0);
  const last = await ofTask.select(({ fn }) => fn.max('seq').as('seq')).executeTakeFirst();
  const upTo = last?.seq ?? null;
  // What is appended from here on is not of this record, also not of its count.
  const told = ofTask.where('seq', '<=', upTo ?? 0);
  const lines = told
    .select(['seq', 'at', 'title', 'short_desc', 'user_full_name', 'login_id'])
    .orderBy('seq');
  const others = await lines.where('title', 'not in', essential).limit(mostOthers).execute();
  const { count } = await told
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('title', 'not in', essential)
    .executeTakeFirstOrThrow();
  const kept = await lines.where('title', 'in', essential).execute();
  return {
    entries: [...kept, ...others].toSorted((a, b) => a.seq - b.seq),
    omitted: count - others.length,
    upTo,
  };
}
