import type { Handlers } from '../contract.ts';

/**
 * How the firm signs. Saving other preferences has no handler while nothing acts on them: neither reminders nor
 * an appended history are sent yet, and what was saved must not be said in vain.
 */
export const signSettingsHandlers: Handlers<'getSigningPreferences'> = {
  async getSigningPreferences(_request, { tx, caller }) {
    const row = await tx
      .selectFrom('sign_settings')
      .selectAll()
      .where('firm_id', '=', caller.firmId)
      .executeTakeFirst();
    return {
      AttachAuditReport: row?.attach_audit_report ?? false,
      RemindersEnabled: row?.reminders_enabled ?? false,
      ReminderDurationInDays: row?.reminder_duration_days ?? 7,
    };
  },
};
