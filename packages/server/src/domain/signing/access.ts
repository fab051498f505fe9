import type { Database } from '../../app.ts';
import type { DocumentRow } from '../../store/schema.ts';
import type { SigningSession } from './sessions.ts';

/** The rules of the firm, where it and the person who signs are active. */
export async function activeFirm(
  db: Database,
  { signerId, firmId }: SigningSession,
): Promise<{ enforce_signature_login: boolean } | null> {
  const row = await db
    .selectFrom('signers')
    .innerJoin('firms', 'firms.id', 'signers.firm_id')
    .leftJoin('accounts', 'accounts.id', 'signers.account_id')
    .leftJoin('employees', 'employees.id', 'signers.employee_id')
    .select('firms.enforce_signature_login')
    .where('signers.id', '=', signerId)
    .where('firms.id', '=', firmId)
    .where('firms.is_active', '=', true)
    .where((eb) =>
      eb.or([
        eb.and([eb('accounts.is_active', '=', true), eb('accounts.deleted_at', 'is', null)]),
        eb.and([eb('employees.is_active', '=', true), eb('employees.deleted_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** A document of the firm, also one that it has deleted since. */
export async function documentOfFirm(
  db: Database,
  firmId: number,
  documentId: number,
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', documentId)
    .where('firm_id', '=', firmId)
    .executeTakeFirst();
}
