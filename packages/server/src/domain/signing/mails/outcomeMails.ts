import { escapeHtml } from '../../../escapeHtml.ts';
import { listed } from '../history.ts';
import { mailButton, mailPage, mailParagraph, oneLine, type Mail, type MailBrand } from './mailLayout.ts';
import { mailMessages, outcomeMailMessages } from './mails.messages.ts';

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
    const texts = outcomeMailMessages.signed;
    return {
      subject: texts.subject(documentTitle),
      first: texts.first(listed(outcome.names), documentTitle, clientName),
      next: texts.next,
    };
  }
  const texts = outcomeMailMessages.declined;
  const { name, comment, waiting } = outcome;
  return {
    subject: texts.subject(documentTitle),
    first: texts.first(name, documentTitle, clientName),
    quote: comment,
    next: texts.next(waiting.length === 0 ? texts.noOthers : texts.others(listed(waiting))),
  };
}

/** Creates the email to one of the firm's people about how a signing task ended. */
export function outcomeMail(facts: OutcomeMailFacts, outcome: TaskOutcome): Mail {
  const { brand, to, givenName, link } = facts;
  const { subject, first, quote, next } = mailText(facts, outcome);
  const label = mailMessages.open;
  const hello = mailMessages.hello(givenName);
  const text = [
    hello,
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
      mailParagraph(escapeHtml(hello)),
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
