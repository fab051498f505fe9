import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../app.ts';
import type { Handlers } from '../contract.ts';

/** A firm that never saved any has these. */
const defaults: Schemas['SigningPreferences'] = {
  AttachAuditReport: false,
  RemindersEnabled: false,
  ReminderDurationInDays: 7,
};

async function read(db: Database, firmId: number): Promise<Schemas['SigningPreferences']> {
  const row = await db
    .selectFrom('sign_settings')
    .selectAll()
    .where('firm_id', '=', firmId)
    .executeTakeFirst();
  if (row === undefined) return defaults;
  return {
    AttachAuditReport: row.attach_audit_report,
    RemindersEnabled: row.reminders_enabled,
    ReminderDurationInDays: row.reminder_duration_days,
  };
}

export const signSettingsHandlers: Handlers<'getSigningPreferences' | 'updateSigningPreferences'> = {
  getSigningPreferences: (_request, { tx, caller }) => read(tx, caller.firmId),

  async updateSigningPreferences({ body }, { tx, caller, audit }) {
    const values = {
      attach_audit_report: body.AttachAuditReport,
      reminders_enabled: body.RemindersEnabled,
      reminder_duration_days: body.ReminderDurationInDays,
    };
    await tx
      .insertInto('sign_settings')
      .values({ firm_id: caller.firmId, ...values })
      .onConflict((conflict) => conflict.column('firm_id').doUpdateSet(values))
      .execute();
    const reminders = body.RemindersEnabled ? `every ${body.ReminderDurationInDays} days` : 'off';
    audit({
      title: 'Signing preferences changed',
      shortDesc: `Audit report ${body.AttachAuditReport ? 'attached' : 'not attached'}, reminders ${reminders}.`,
    });
    return read(tx, caller.firmId);
  },
};
