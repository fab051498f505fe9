import type { Database } from '../../app.ts';
import type { AuditLine, AuditRecord } from '../../pdf/sealStamp.ts';
import { history, SIGNED } from './history.ts';
import { fullName, type SigningTask, type TaskSigner } from './tasks.ts';

/** Operations that set up a task: its record starts with their entry, whatever its title was at the time. */
const setUps = ['setUpClickToSign', 'setUpSecureSign', 'setUpDocumentSigning'] as const;

/** Titles of the entries that the record always includes, beside the setup. */
const essential = [SIGNED, 'PIN resent', 'Document uploaded'] as const;

/** Operations of which the record includes nothing, done or refused: how the firm files a document is its own affair. */
const internal = ['assignDocumentFilter', 'setDocumentNotifications'] as const;

/** Formats an entry of the history for the record, with the same text. */
export function auditLine(
  entry: { at: Date; shortDesc: string; userFullName: string; essential: boolean },
  email?: string,
): AuditLine {
  return {
    at: entry.at,
    text: entry.shortDesc,
    who: entry.userFullName,
    ...(email === undefined ? {} : { email }),
    essential: entry.essential,
  };
}

/**
 * Returns the lines of the seal, oldest first: the upload, the entries of the document's history from the setup of
 * this task on, and the current signature, in the history's own text. What concerns only the firm is left out. Of more
 * entries than a page can hold, only the essential ones and the first of the others.
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
    essential: true,
    ...history.signed(last.signer, { sealed: true }),
  };
  return {
    lines: [
      uploaded,
      ...entries.map((entry) =>
        auditLine(
          {
            at: entry.at,
            shortDesc: entry.short_desc,
            userFullName: entry.user_full_name,
            essential: entry.essential,
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

/** How many entries a record may list beside the essential ones: the rest are only counted. */
const mostOthers = 300;

/**
 * Returns the document's history since its present task was set up, from the audit chain: the essential entries,
 * the first of the others, and how many more there are.
 */
async function entriesOf(db: Database, task: SigningTask) {
  const ofDocument = db
    .selectFrom('audit_entries')
    .where('firm_id', '=', task.firm_id)
    .where('document_id', '=', task.document_id)
    .where('operation', 'not in', internal);
  const begin = await ofDocument
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('operation', 'in', setUps)
    .where('outcome', '=', 'done')
    .executeTakeFirst();
  const first = begin?.seq ?? 0;
  const ofTask = ofDocument.where('seq', '>=', first);
  const last = await ofTask.select(({ fn }) => fn.max('seq').as('seq')).executeTakeFirst();
  const upTo = last?.seq ?? null;
  // Entries appended from here on are neither listed nor counted.
  const covered = ofTask.where('seq', '<=', upTo ?? 0);
  const lines = covered.select(['seq', 'at', 'short_desc', 'user_full_name', 'login_id']).orderBy('seq');
  const others = await lines
    .where('title', 'not in', essential)
    .where('seq', '>', first)
    .limit(mostOthers)
    .execute();
  const { count } = await covered
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('title', 'not in', essential)
    .where('seq', '>', first)
    .executeTakeFirstOrThrow();
  const kept = await lines
    .where(({ eb, or }) => or([eb('title', 'in', essential), eb('seq', '=', first)]))
    .execute();
  return {
    entries: [
      ...kept.map((entry) => ({ ...entry, essential: true })),
      ...others.map((entry) => ({ ...entry, essential: false })),
    ].toSorted((a, b) => a.seq - b.seq),
    omitted: count - others.length,
    upTo,
  };
}
