import { createTransport, type Transporter } from 'nodemailer';
import type { App } from '../app.ts';
import { noteDelivered } from '../domain/signing/delivered.ts';
import { noteUndelivered } from '../domain/signing/undelivered.ts';

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
/** An email that was claimed and not reported as sent is retried after this time in ms; longer than a sending. */
const lease = 60_000;
/** How long each step with the mail server may take, in milliseconds; together less than the lease. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

/** Seconds until the next try, doubling: 30, 60, 120 … at most a quarter of an hour. */
function delayAfter(attempt: number): number {
  return Math.min(30 * 2 ** (attempt - 1), 900);
}

interface OutgoingMail {
  id: number;
  message_id: string;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  attempts: number;
  expires_at: Date;
  signer_id: number | null;
  task_id: number | null;
}

/** A connection to `url`, or to the capturing server on that port of loopback. */
export function mailTransport(target: string | { port: number }): Transporter {
  if (typeof target === 'string') return createTransport({ url: target, ...timeouts });
  const { port } = target;
  return createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true, ...timeouts });
}

/**
 * Claims the email that has been due longest, for a minute: other instances leave it alone, and a crash only delays
 * it. One at a time, so that no lease runs out while others are being sent.
 */
async function take(app: App): Promise<OutgoingMail | undefined> {
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
          .where('next_attempt_at', '<=', now)
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'id',
        'message_id',
        'to_address',
        'subject',
        'body_text',
        'body_html',
        'attempts',
        'expires_at',
        'signer_id',
        'task_id',
      ])
      .executeTakeFirst()
  );
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

/** Abandons an email; if it was about a signing task, the document's history says so. */
async function giveUp(app: App, mail: OutgoingMail, reason: string): Promise<void> {
  const now = app.clock.now();
  app.log.error({ mail: mail.id, attempts: mail.attempts, reason }, 'mail was abandoned');
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ failed_at: now, last_error: reason.slice(0, 500), ...blank })
      .where('id', '=', mail.id)
      .execute();
    const { signer_id: signerId, task_id: taskId, to_address: email } = mail;
    const pin = signerId === null ? null : { signerId, validUntil: mail.expires_at };
    await noteUndelivered(tx, { email, pin, taskId }, now);
  });
}

/** Puts an email off; the last try is when it expires. */
async function putOff(app: App, mail: OutgoingMail, reason: string): Promise<void> {
  app.log.warn({ mail: mail.id, attempt: mail.attempts, reason }, 'mail was not sent');
  const next = app.clock.now().getTime() + delayAfter(mail.attempts) * 1000;
  await app.db
    .updateTable('outbox')
    .set({
      last_error: reason.slice(0, 500),
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
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ sent_at: now, last_error: null, ...blank })
      .where('id', '=', mail.id)
      .execute();
    const { signer_id: signerId, task_id: taskId, to_address: email } = mail;
    await noteDelivered(tx, { email, signerId, taskId }, now);
  });
  return true;
}

export function createMailWorker(app: App, transport: Transporter): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function deliver(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      const mail = await take(app);
      if (mail === undefined) break;
      if (await send(app, transport, mail)) sent += 1;
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
