import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../app.ts';
import { notFound } from '../errors.ts';

/** A setting of the whole system, such as which file types can be previewed; 404 for a name that it does not have. */
export async function readSystemSetting(
  db: Database,
  name: Schemas['SystemSetting']['Name'],
): Promise<Schemas['SystemSetting']> {
  const row = await db
    .selectFrom('system_settings')
    .select(['name', 'value'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return { Name: row.name, Value: row.value };
}

/** How the firm signs, with the defaults until it sets its own. */
export async function readSigningPreferences(
  db: Database,
  firmId: number,
): Promise<Schemas['SigningPreferences']> {
  const row = await db
    .selectFrom('sign_settings')
    .selectAll()
    .where('firm_id', '=', firmId)
    .executeTakeFirst();
  return {
    AttachAuditReport: row?.attach_audit_report ?? false,
    RemindersEnabled: row?.reminders_enabled ?? false,
    ReminderDurationInDays: row?.reminder_duration_days ?? 7,
  };
}
