import { escapeHtml } from '../../escapeHtml.ts';
import { listed } from './history.ts';
import { mailButton, mailPage, mailParagraph, oneLine, type Mail, type MailBrand } from './mailLayout.ts';

/** How a task ended. */
export type TaskOutcome =
  | { kind: 'signed'; names: readonly string[] }
  /** `waiting`: signers who had not signed and are no longer needed. */
  | { kind: 'declined'; name: string; comment: string; waiting: readonly string[] };

export interface OutcomeMailFacts {
  brand: MailBrand;
  to: string;
  givenName: string;
  documentTitle: string;
  clientName: string;
  /** The document in the portal. */
  link: string;
}

interface MailText {
  subject: string;
  first: string;
  quote?: string;
  next: string;
}

function mailText({ documentTitle, clientName }: OutcomeMailFacts, outcome: TaskOutcome): MailText {
  if (outcome.kind === 'signed') {
    return {
      subject: `Signed: ${documentTitle}`,
      first: `${listed(outcome.names)} signed “${documentTitle}” for ${clientName}.`,
      next: 'The document is sealed. Nothing more is needed.',
    };
  }
  const others =
    outcome.waiting.length === 0
      ? 'No other signatures were outstanding.'
      : `${listed(outcome.waiting)} can no longer sign it.`;
  return {
    subject: `Declined: ${documentTitle}`,
    first: `${outcome.name} declined to sign “${documentTitle}” for ${clientName} and gave this reason:`,
    quote: outcome.comment,
    next: `${others} To ask for signatures again, remove the task and set up a new one.`,
  };
}

/** Creates the email to one of the firm's people about how a signing task ended. */
export function outcomeMail(facts: OutcomeMailFacts, outcome: TaskOutcome): Mail {
  const { brand, to, givenName, link } = facts;
  const { subject, first, quote, next } = mailText(facts, outcome);
  const label = 'Open the document';
  const text = [
    `Hello ${givenName},`,
    first,
    ...(quote === undefined ? [] : [`“${quote}”`]),
    next,
    `${label}: ${link}`,
    brand.firmName,
  ].join('\n\n');
  const html = mailPage(
    brand,
    oneLine(subject),
    [
      mailParagraph(`Hello ${escapeHtml(givenName)},`),
      mailParagraph(escapeHtml(first)),
      ...(quote === undefined
        ? []
        : [
            `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d9d4cc;white-space:pre-line">${escapeHtml(quote)}</blockquote>`,
          ]),
      mailParagraph(escapeHtml(next)),
      mailButton(brand, link, label),
    ].join('\n'),
  );
  return { to, subject: oneLine(subject), text: `${text}\n`, html };
}
