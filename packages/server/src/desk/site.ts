import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { isLoopback } from '../config.ts';
import { Problem } from '../errors.ts';
import { createSite } from '../http/site.ts';
import { deskPage, mailPage } from './pages.ts';
import { readMails, readUsers, type DeskMail } from './read.ts';
import { deskStyle } from './style.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
/** An email may contain styles and images; it runs no script, and only the desk can frame it. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

const html = 'text/html; charset=utf-8';

/** The demo's mailbox, sign-ins and links. Only reads, only for this machine, only under its own name. */
export async function buildDeskSite(app: App): Promise<FastifyInstance> {
  const site = createSite(app, { name: 'desk', headers: { 'content-security-policy': pagePolicy } });
  const own = new URL(app.config.origins.desk);
  const hosts = new Set([own.host, `localhost:${own.port}`, `127.0.0.1:${own.port}`]);

  site.addHook('onRequest', async (request) => {
    if (!isLoopback(request.ip.replace(/^::ffff:/, '')))
      throw new Problem('originDenied', { sentence: 'The desk is available on this machine only.' });
    // Another name that points here (DNS rebinding) must not read the mailbox.
    if (!hosts.has(request.headers.host ?? ''))
      throw new Problem('originDenied', { sentence: 'The desk is not available under this host name.' });
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Problem('methodNotAllowed', { sentence: 'The desk is read-only.' });
  });

  async function mail(id: string): Promise<DeskMail> {
    const found = (await readMails(app)).find((candidate) => String(candidate.Id) === id);
    if (found === undefined) throw new Problem('notFound');
    return found;
  }

  site.get('/', async (_request, reply) =>
    reply.type(html).send(deskPage(app.config, await readUsers(app), await readMails(app))),
  );
  site.get('/desk.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(deskStyle));
  site.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) =>
    reply.type(html).send(mailPage(await mail(request.params.id))),
  );
  site.get<{ Params: { id: string } }>('/mail/:id/body', async (request, reply) => {
    const { Html, Text } = await mail(request.params.id);
    return reply
      .header('content-security-policy', mailPolicy)
      .type(Html === null ? 'text/plain; charset=utf-8' : html)
      .send(Html ?? Text);
  });
  site.get<{ Querystring: { to?: string } }>('/mail.json', (request) =>
    readMails(app, typeof request.query.to === 'string' ? request.query.to : undefined),
  );
  site.get('/users.json', () => readUsers(app));
  return site;
}
