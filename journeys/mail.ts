import { expect } from 'vitest';
import type { RunningSystem } from './harness.ts';

export interface CapturedMail {
  readonly To: string;
  readonly Subject: string;
  readonly Text: string;
  readonly ReceivedAt: string;
}

/**
 * Waits for a matching email to this address on the desk, and returns the newest one; with `after`, one that
 * arrived later than that. Email is sent through an outbox, so it may take a moment.
 */
export async function mailTo(
  system: RunningSystem,
  address: string,
  subject: RegExp,
  after?: CapturedMail,
): Promise<CapturedMail> {
  let found: CapturedMail | undefined;
  await expect
    .poll(
      async () => {
        const reply = await fetch(`${system.desk}/mail.json`);
        const mails: CapturedMail[] = await reply.json();
        found = mails
          .filter((mail) => mail.To.includes(address) && subject.test(mail.Subject))
          .filter((mail) => after === undefined || mail.ReceivedAt > after.ReceivedAt)
          .sort((a, b) => b.ReceivedAt.localeCompare(a.ReceivedAt))[0];
        return found !== undefined;
      },
      { timeout: 120_000, interval: 100, message: `a mail to ${address} about ${subject}` },
    )
    .toBe(true);
  if (!found) throw new Error('unreachable: the poll above has found it');
  return found;
}

/** Returns the six digits in an email. */
export function pinIn(mail: CapturedMail): string {
  const digits = /PIN: (\d(?: \d){5})\b/.exec(mail.Text)?.[1];
  if (digits === undefined) throw new Error(`No PIN in this mail:\n${mail.Text}`);
  return digits.replaceAll(' ', '');
}

/** Returns the signer's own link in an email. */
export function linkIn(mail: CapturedMail, origin: string): string {
  const link = mail.Text.split(/\s+/).find((word) => word.startsWith(origin));
  if (!link) throw new Error(`No link to ${origin} in this mail:\n${mail.Text}`);
  return link;
}
