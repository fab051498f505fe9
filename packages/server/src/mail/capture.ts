import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { App } from '../app.ts';
import { canHaveDesk } from '../config.ts';

export interface MailCapture {
  /** Port on loopback, assigned by the system. */
  port: number;
  close(): Promise<void>;
}

/** Maximum size of an email in bytes. */
const largest = 10 * 1024 * 1024;

function bareId(header: string | undefined): string {
  return (header ?? '').replace(/^</, '').replace(/>$/, '');
}

/** Stores an email for the desk; the same Message-ID twice is one email. */
async function keep(app: App, bytes: Buffer, recipient: string): Promise<void> {
  const mail = await PostalMime.parse(bytes);
  await app.db
    .insertInto('captured_mail')
    .values({
      message_id: bareId(mail.messageId),
      from_address: mail.from?.address ?? '',
      to_address: recipient,
      subject: mail.subject ?? '',
      body_text: mail.text ?? '',
      body_html: mail.html ?? null,
      received_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Starts a mail server on loopback that stores what it receives: the demo's email takes the same path as real
 * email. Without a desk to show it, email is received and forgotten.
 */
export async function startMailCapture(app: App): Promise<MailCapture> {
  const shown = canHaveDesk(app.config);
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideSTARTTLS: true,
    disableReverseLookup: true,
    size: largest,
    logger: false,
    onData(stream, session, done) {
      const recipient = session.envelope.rcptTo.map((to) => to.address).join(', ');
      buffer(stream)
        .then((bytes) => {
          if (stream.sizeExceeded) throw new Error('The mail is too large.');
          return shown ? keep(app, bytes, recipient) : undefined;
        })
        .then(
          () => done(),
          (error: unknown) => {
            app.log.error({ err: error }, 'mail was not kept');
            done(new Error('Not kept.'));
          },
        );
    },
  });
  server.on('error', (error) => app.log.warn({ err: error }, 'mail capture'));
  const port = await new Promise<number>((resolve, reject) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('The mail capture has no port.'));
    });
    listener.once('error', reject);
  });
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}
