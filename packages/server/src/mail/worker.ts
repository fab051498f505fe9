import { createTransport, type Transporter } from 'nodemailer';
import type { App } from '../app.ts';

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
/** An email that was claimed and not reported as sent is retried after this time in ms. */
const lease = 60_000;
const attempts = 8;
const batch = 20;

/** Seconds until the next try, doubling: 30, 60, 120 … at most an hour. */
function delayAfter(attempt: number): number {
  return Math.min(30 * 2 ** (attempt - 1), 3600);
}

interface OutgoingMail {
  id: number;
  message_id: string;
  to_address: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  attempts: number;
}

/** A connection to `url`, or to the capturing server on that port of loopback. */
export function mailTransport(target: string | { port: number }): Transporter {
  if (typeof target === 'string') return createTransport(target);
  return createTransport({ host: '127.0.0.1', port: target.port, secure: false, ignoreTLS: true });
}

/** Claims due emails for a minute: other instances leave them alone, and a crash only delays them. */
async function take(app: App): Promise<OutgoingMail[]> {
  const now = app.clock.now();
  return app.db
    .updateTable('outbox')
    .set((set) => ({ attempts: set('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + lease) }))
    .where('id', 'in', (from) =>
      from
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'message_id', 'to_address', 'subject', 'body_text', 'body_html', 'attempts'])
    .execute();
}

/** PINs and links are secrets: once an email is sent or given up, only its envelope stays. */
const blank = { body_text: '', body_html: null };

async function send(app: App, transport: Transporter, mail: OutgoingMail): Promise<boolean> {
  const now = app.clock.now();
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
    const dead = mail.attempts >= attempts;
    app.log.warn({ mail: mail.id, attempt: mail.attempts, dead, reason }, 'mail was not sent');
    await app.db
      .updateTable('outbox')
      .set({
        last_error: reason.slice(0, 500),
        next_attempt_at: new Date(now.getTime() + delayAfter(mail.attempts) * 1000),
        ...(dead ? { failed_at: now, ...blank } : { failed_at: null }),
      })
      .where('id', '=', mail.id)
      .execute();
    return false;
  }
  await app.db
    .updateTable('outbox')
    .set({ sent_at: now, last_error: null, ...blank })
    .where('id', '=', mail.id)
    .execute();
  return true;
}

export function createMailWorker(app: App, transport: Transporter): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function deliver(): Promise<number> {
    let sent = 0;
    for (const mail of await take(app)) if (await send(app, transport, mail)) sent += 1;
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
