import { sql } from 'kysely';
import { createTransport, type Transporter } from 'nodemailer';
import { cutText } from '@countersign/api-client/rules';
import type { App } from '../app.ts';
import { delayAfter } from './delay.ts';
import { noteNext } from './note.ts';
import { createTurns, type OutgoingMail } from './take.ts';

export interface MailWorker {
  /** Sends what is due; returns the number of emails sent. */
  deliver(): Promise<number>;
  /** Polls for email until `stop`. */
  start(): void;
  /** Waits for the email that is being sent. */
  stop(): Promise<void>;
}

/** Interval between two polls of the outbox in ms. */
const pause = 300;
/** How long each step with the mail server may take, in milliseconds; together less than the lease (take.ts). */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

/** A connection to `url`, or to the capturing server on that port of loopback. */
export function mailTransport(target: string | { port: number }): Transporter {
  if (typeof target === 'string') return createTransport({ url: target, ...timeouts });
  const { port } = target;
  return createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true, ...timeouts });
}

/** PINs and links are secrets: once an email is sent or abandoned, only its envelope stays. */
const blank = { body_text: '', body_html: null };

/** Whether the mail server refused this email for good, rather than failed or asked to come again. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  // Other codes are about the connection or the sign-in there, which an operator can mend.
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return false;
  const status = 'responseCode' in error ? Number(error.responseCode) : 0;
  return status === 0 || status >= 500;
}

/**
 * Ends an email, in a statement of its own: what the history says of it follows (note.ts), and must not be able to
 * undo this.
 */
async function close(
  app: App,
  { id }: OutgoingMail,
  outcome: { sent_at: Date; last_error: null } | { failed_at: Date; last_error: string },
): Promise<void> {
  await app.db
    .updateTable('outbox')
    .set({
      ...outcome,
      ...blank,
      note_at: sql<Date | null>`case when coalesce(signer_id, task_id) is not null then ${app.clock.now()}::timestamptz end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Abandons an email. */
async function giveUp(app: App, mail: OutgoingMail, reason: string): Promise<void> {
  app.log.error({ mail: mail.id, attempts: mail.attempts, reason }, 'mail was abandoned');
  await close(app, mail, { failed_at: app.clock.now(), last_error: cutText(reason, 500) });
}

/** Puts an email off; the last try is when it expires. */
async function putOff(app: App, mail: OutgoingMail, reason: string): Promise<void> {
  app.log.warn({ mail: mail.id, attempt: mail.attempts, reason }, 'mail was not sent');
  const next = app.clock.now().getTime() + delayAfter(mail.attempts) * 1000;
  await app.db
    .updateTable('outbox')
    .set({
      last_error: cutText(reason, 500),
      next_attempt_at: new Date(Math.min(next, mail.expires_at.getTime())),
    })
    .where('id', '=', mail.id)
    .execute();
}

async function send(app: App, transport: Transporter, mail: OutgoingMail): Promise<boolean> {
  const now = app.clock.now();
  if (mail.expires_at <= now) {
    await giveUp(app, mail, 'It could not be sent before it expired.');
    return false;
  }
  try {
    await transport.sendMail({
      from: app.config.mailFrom,
      to: mail.to_address,
      subject: mail.subject,
      text: mail.body_text,
      ...(mail.body_html === null ? {} : { html: mail.body_html }),
      messageId: `<${mail.message_id}>`,
      date: now,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await (isPermanent(error) ? giveUp : putOff)(app, mail, reason);
    return false;
  }
  await close(app, mail, { sent_at: now, last_error: null });
  return true;
}

export function createMailWorker(app: App, transport: Transporter): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const turns = createTurns(app);

  async function deliver(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      const noted = await noteNext(app);
      const mail = await turns.take();
      if (mail !== undefined && (await send(app, transport, mail))) sent += 1;
      if (mail === undefined && !noted) break;
    }
    return sent;
  }

  function look(): void {
    running = deliver().then(
      (sent) => next(sent > 0 ? 0 : pause),
      (error: unknown) => {
        app.log.error({ err: error }, 'the outbox could not be read');
        next(pause * 10);
      },
    );
  }

  function next(delay: number): void {
    if (!stopped) timer = setTimeout(look, delay);
  }

  return {
    deliver,
    start: look,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      transport.close();
    },
  };
}
