import { formatDateTime } from '@countersign/api-client/rules';
import type { Config } from '../config.ts';
import { escapeHtml } from '../escapeHtml.ts';
import type { DeskMail, DeskUser } from './read.ts';

function page(title: string, body: string, refresh = ''): string {
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">${refresh}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/desk.css"></head><body><main>${body}</main></body></html>`;
}

/** When an email was received, as the portal writes it. */
function time(iso: string): string {
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(formatDateTime(iso, 'Australia/Sydney'))}</time>`;
}

const clock = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium', timeZone: 'Australia/Sydney' });

function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}

function code(text: string | null): string {
  return text === null ? '—' : `<code>${escapeHtml(text)}</code>`;
}

function authenticatorCode({ Code, NextCodeAt }: DeskUser): string {
  return NextCodeAt === null ? code(Code) : `next code at ${escapeHtml(clock.format(new Date(NextCodeAt)))}`;
}

function userRow(user: DeskUser): string {
  return `<tr><td>${escapeHtml(user.Name)}</td><td>${escapeHtml(user.Email)}</td><td>${escapeHtml(user.Role)}</td>
<td>${code(user.Password)}</td><td>${authenticatorCode(user)}</td></tr>`;
}

function mailRow(mail: DeskMail): string {
  return `<tr><td class="wide">${link(`/mail/${mail.Id}`, mail.Subject === '' ? '(no subject)' : mail.Subject)}</td>
<td>${escapeHtml(mail.To)}</td><td>${code(mail.Pin)}</td><td>${time(mail.ReceivedAt)}</td></tr>`;
}

function usersSection(users: readonly DeskUser[]): string {
  return `<section aria-labelledby="users"><div><h2 id="users">Demo sign-ins</h2><p>Codes change every 30 seconds and work once</p></div>
<div class="scroll"><table><thead><tr><th scope="col">Name</th><th scope="col">Email</th><th scope="col">Role</th>
<th scope="col">Password</th><th scope="col">Authenticator code</th></tr></thead>
<tbody>${users.map(userRow).join('')}</tbody></table></div></section>`;
}

function mailSection(mails: readonly DeskMail[]): string {
  const rows =
    mails.length === 0
      ? '<p class="empty">No email yet. Set up a signing task in the portal to receive its PINs here.</p>'
      : `<div class="scroll"><table><thead><tr><th scope="col">Subject</th><th scope="col">To</th>
<th scope="col">PIN</th><th scope="col">Received (Sydney)</th></tr></thead>
<tbody>${mails.map(mailRow).join('')}</tbody></table></div>`;
  return `<section aria-labelledby="mail"><div><h2 id="mail">Mailbox</h2>
<p>${mails.length === 1 ? '1 email' : `${mails.length} emails`} · all email sent by this server</p></div>${rows}</section>`;
}

function sitesSection({ origins }: Pick<Config, 'origins'>): string {
  const sites = [
    ['Portal', origins.portal],
    ['Signing site', origins.signing],
    ['Identity provider', `${origins.identity}/.well-known/openid-configuration`],
    ['API documentation', `${origins.portal}/api-docs/`],
    ['Health', `${origins.portal}/health/ready`],
    ['Email as JSON', `${origins.desk}/mail.json`],
    ['Sign-ins as JSON', `${origins.desk}/users.json`],
  ] as const;
  const rows = sites.map(([name, href]) => `<dt>${escapeHtml(name)}</dt><dd>${link(href, href)}</dd>`);
  return `<section aria-labelledby="sites"><div><h2 id="sites">Sites</h2></div><dl>${rows.join('')}</dl></section>`;
}

/** Sign-ins, mailbox and links; it reloads itself, for it has no scripts. */
export function deskPage(config: Config, users: readonly DeskUser[], mails: readonly DeskMail[]): string {
  return page(
    'Desk · Countersign',
    `<header><h1>Desk</h1><p>Captured email and demo sign-ins.</p></header>
${usersSection(users)}${mailSection(mails)}${sitesSection(config)}`,
    '<meta http-equiv="refresh" content="10">',
  );
}

export function mailPage(mail: DeskMail): string {
  const body =
    mail.Html === null
      ? `<pre>${escapeHtml(mail.Text)}</pre>`
      : `<iframe title="Email preview" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${mail.Id}/body"></iframe>`;
  const links = mail.Links.map((href) => `<dt>Link</dt><dd>${link(href, href)}</dd>`).join('');
  return page(
    `${mail.Subject} · Desk`,
    `<header><h1>${escapeHtml(mail.Subject)}</h1><p>${link('/', 'Back to the desk')}</p></header>
<section aria-label="Email"><div><h2>To ${escapeHtml(mail.To)}</h2><p>${time(mail.ReceivedAt)}</p></div>
<dl><dt>From</dt><dd>${escapeHtml(mail.From)}</dd><dt>PIN</dt><dd>${code(mail.Pin)}</dd>${links}</dl>${body}</section>`,
  );
}
