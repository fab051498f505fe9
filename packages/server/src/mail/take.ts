import { sql } from 'kysely';
import type { App } from '../app.ts';

/** An email that was claimed and not reported as sent is retried after this time in ms; longer than a sending. */
const lease = 60_000;

export interface OutgoingMail {
  id: number;
  /** 0: of no firm. */
  firm: number;
  message_id: string;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  attempts: number;
  expires_at: Date;
}

/** Takes emails in turns by firm. */
export interface Turns {
  /**
   * Claims an email that is due, for a minute: other instances leave it alone, and a crash only delays it. One at a
   * time, so that no lease runs out while others are being sent.
   */
  take(): Promise<OutgoingMail | undefined>;
}

const nobody = -1;

/** The next turn is that of the next firm that has an email due, however many others have; then the first again. */
export function createTurns(app: App): Turns {
  let last = nobody;
  return {
    async take() {
      const mail =
        (await takeAfter(app, last)) ?? (last === nobody ? undefined : await takeAfter(app, nobody));
      if (mail !== undefined) last = mail.firm;
      return mail;
    },
  };
}

const firmOf = sql<number>`coalesce(firm_id, 0)`;

/** Claims what has been due longest of the first firm after this one that has something due. */
async function takeAfter(app: App, firm: number): Promise<OutgoingMail | undefined> {
  const now = app.clock.now();
  return (
    app.db
      .updateTable('outbox')
      .set((set) => ({ attempts: set('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + lease) }))
      // Not `in`: Postgres may then run the selection for several rows, and claim each of them.
      .where('id', '=', (from) =>
        from
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('failed_at', 'is', null)
          .where(firmOf, '>', firm)
          .where('next_attempt_at', '<=', now)
          .orderBy(firmOf)
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'id',
        firmOf.as('firm'),
        'message_id',
        'to_address',
        'subject',
        'body_text',
        'body_html',
        'attempts',
        'expires_at',
      ])
      .executeTakeFirst()
  );
}
