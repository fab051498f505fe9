import { escapeHtml } from '../../escapeHtml.ts';
import { PIN_TRIES } from './constants.ts';
import { mailButton, mailPage, mailParagraph, oneLine, type Mail, type MailBrand } from './mailLayout.ts';

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

function opening({ role, brand, documentTitle }: PinMailFacts): string {
  return role === 'account'
    ? `${brand.firmName} has asked you to sign “${documentTitle}”.`
    : `All accounts have signed “${documentTitle}”. Your signature for ${brand.firmName} is needed now.`;
}

/** Each digit is a word, so that screen readers read digits, not a number. Fields for a PIN ignore the spaces. */
function inDigits(pin: string): string {
  return [...pin].join(' ');
}

/** Creates the email with a signer's PIN and link. */
export function pinMail(facts: PinMailFacts): Mail {
  const { brand, to, givenName, documentTitle, pin, link, role } = facts;
  const until = longTime(facts.validUntil, facts.timeZone);
  const first = opening(facts);
  const rules = `The PIN is valid until ${until}. You have ${PIN_TRIES} attempts. It replaces any earlier PIN for this document.`;
  const care =
    role === 'account' ? 'This link is for you only. Don’t forward this email.' : 'Don’t forward this email.';
  const label = role === 'account' ? 'Read and sign' : 'Open the document';
  const subject = oneLine(
    `${role === 'account' ? 'Please sign' : 'Ready for your signature'}: ${documentTitle}`,
  );
  const text = [
    `Hello ${givenName},`,
    first,
    `Your PIN: ${inDigits(pin)}`,
    `${label}: ${link}`,
    rules,
    care,
    brand.firmName,
  ].join('\n\n');
  const html = mailPage(
    brand,
    subject,
    [
      mailParagraph(`Hello ${escapeHtml(givenName)},`),
      mailParagraph(escapeHtml(first)),
      mailParagraph('Your PIN'),
      `<p style="margin:0 0 16px;font-size:32px;line-height:40px;font-weight:600;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(inDigits(pin))}</p>`,
      mailButton(brand, link, label),
      mailParagraph(escapeHtml(rules)),
      mailParagraph(escapeHtml(care)),
    ].join('\n'),
  );
  return { to, subject, text: `${text}\n`, html };
}
