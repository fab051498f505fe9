import { escapeHtml } from '../../../escapeHtml.ts';
import { mailButton, mailPage, mailParagraph, oneLine, type Mail, type MailBrand } from './mailLayout.ts';
import { mailMessages, pinMailMessages } from './mails.messages.ts';

export interface PinMailFacts {
  brand: MailBrand;
  to: string;
  givenName: string;
  documentTitle: string;
  pin: string;
  /** Until when the PIN is valid. */
  validUntil: Date;
  /** IANA name of the zone that the end is printed in. */
  timeZone: string;
  /** Where to sign: an account holder's own link, or the document in the portal for staff. */
  link: string;
  /** Staff sign for the firm, after all accounts. */
  role: 'account' | 'representative';
}

/** `Friday 21 November 2025, 7:00 am AEDT`: the minute and the zone are where the validity ends. */
function longTime(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()} ${part('timeZoneName')}`;
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}, ${time}`;
}

/** Each digit is a word, so that screen readers read digits, not a number. Fields for a PIN ignore the spaces. */
function inDigits(pin: string): string {
  return [...pin].join(' ');
}

/** Creates the email with a signer's PIN and link. */
export function pinMail(facts: PinMailFacts): Mail {
  const { brand, to, givenName, documentTitle, pin, link, role } = facts;
  const until = longTime(facts.validUntil, facts.timeZone);
  const { care, label, ...texts } = pinMailMessages[role];
  const hello = mailMessages.hello(givenName);
  const first = texts.first(brand.firmName, documentTitle);
  const rules = pinMailMessages.rules(until);
  const subject = oneLine(texts.subject(documentTitle));
  const text = [
    hello,
    first,
    `${pinMailMessages.pin}: ${inDigits(pin)}`,
    `${label}: ${link}`,
    rules,
    care,
    brand.firmName,
  ].join('\n\n');
  const html = mailPage(
    brand,
    subject,
    [
      mailParagraph(escapeHtml(hello)),
      mailParagraph(escapeHtml(first)),
      mailParagraph(pinMailMessages.pin),
      `<p style="margin:0 0 16px;font-size:32px;line-height:40px;font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(inDigits(pin))}</p>`,
      mailButton(brand, link, label),
      mailParagraph(escapeHtml(rules)),
      mailParagraph(escapeHtml(care)),
    ].join('\n'),
  );
  return { to, subject, text: `${text}\n`, html };
}
