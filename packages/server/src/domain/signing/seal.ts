import type { Database } from '../../app.ts';
import type { AuditLine } from '../../pdf/sealStamp.ts';
import { SIGNING_METHOD } from './stamps.ts';
import { fullName, type SigningTask } from './tasks.ts';

/** The history that is printed in the seal, oldest first: set-up, each signature, and the one just made. */
export async function sealLines(
  db: Database,
  task: SigningTask,
  last: { signerId: number; at: Date },
): Promise<AuditLine[]> {
  const upload = await db
    .selectFrom('documents')
    .select(['created_by', 'created_at'])
    .where('id', '=', task.document_id)
    .executeTakeFirstOrThrow();
  const method = SIGNING_METHOD.toLowerCase();
  const signatures = task.signers.flatMap((signer) => {
    const at = signer.id === last.signerId ? last.at : signer.signed_at;
    const role = signer.employee_id === null ? '' : ' for the firm';
    return at === null
      ? []
      : [{ at, who: `${fullName(signer)} (${signer.email})`, what: `signed${role} by ${method}` }];
  });
  return [
    { at: upload.created_at, who: upload.created_by, what: 'uploaded the document' },
    { at: task.created_at, who: task.created_by, what: `set up ${method}` },
    ...signatures.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  ];
}
