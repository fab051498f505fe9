import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../app.ts';
import { aFirm, startTestApp, type TestApp, type TestFirm } from '../../testing/index.ts';
import type { IdentityPage } from '@countersign/api-client/rules';
import { hashPassword } from '../password.ts';
import { buildIdentitySite } from '../site.ts';
import { newTotpSecret } from '../totp.ts';
import { createBrowser, type Browser } from './browser.ts';

export const testPassword = 'Portal#2026';

export interface IdentityDesk {
  app: TestApp;
  site: FastifyInstance;
  firm: TestFirm;
  /** Creates a browser without cookies. */
  browser(): Browser;
  close(): Promise<void>;
}

/** The first of two neighbouring ports that are free: portal and identity. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port - 1;
}

/** Renders pages as JSON inside a tag, so that tests read the page's data. */
function renderForTests(page: IdentityPage): string {
  return `<script type="application/json">${JSON.stringify(page)}</script>`;
}

/**
 * A listening identity site with one firm.
 *
 * @param parts.db A database of the test's own, in place of one that other tests use again.
 * @param parts.environment More of the environment that it starts in.
 */
export async function openIdentityDesk(
  parts: { db?: Database; environment?: Record<string, string> } = {},
): Promise<IdentityDesk> {
  const { db, environment = {} } = parts;
  const port = await freePort();
  const app = await startTestApp({ PORT: String(port), ...environment });
  if (db !== undefined) app.db = db;
  const site = await buildIdentitySite(app, { render: renderForTests });
  await site.listen({ port: port + 1, host: '127.0.0.1' });
  const firm = await aFirm(app, 'Harrow & Finch');
  return {
    app,
    site,
    firm,
    browser: () => createBrowser(app.config.origins),
    async close() {
      await site.close();
      await app.close();
    },
  };
}

export interface Hired {
  loginId: number;
  subject: string;
  email: string;
  employeeId: number;
  /** Sealed; null without a second factor. */
  totp: Uint8Array | null;
}

/** An active member of staff with the test password. */
export async function hire(
  { app, firm }: Pick<IdentityDesk, 'app' | 'firm'>,
  email: string,
  options: { mfa?: boolean | null; admin?: boolean } = {},
): Promise<Hired> {
  const { mfa = false, admin = true } = options;
  const now = app.clock.now();
  const login = await app.db
    .insertInto('logins')
    .values({
      email,
      email_key: email.toLowerCase(),
      given_name: 'Imogen',
      surname: 'Hartley',
      password_hash: await hashPassword(testPassword),
      mfa_enabled: mfa,
      created_at: now,
    })
    .returning(['id', 'subject'])
    .executeTakeFirstOrThrow();
  const totp = mfa === true ? newTotpSecret(app, login.subject) : null;
  if (totp !== null) {
    await app.db.updateTable('logins').set({ totp_secret: totp }).where('id', '=', login.id).execute();
  }
  const employee = await app.db
    .insertInto('employees')
    .values({ firm_id: firm.firmId, login_id: login.id, is_admin: admin, accepted_at: now, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { loginId: login.id, subject: login.subject, email, employeeId: employee.id, totp };
}

/** As after a reset of the password: what the person is signed in to began a minute ago, and is valid no longer. */
export async function resetSessions({ app }: Pick<IdentityDesk, 'app'>, subject: string): Promise<void> {
  await app.db
    .updateTable('oidc_records')
    .set({
      used_at: sql`used_at - interval '60 seconds'`,
      payload: sql`case when payload->'loginTs' is null then payload
        else payload || jsonb_build_object('loginTs', (payload->>'loginTs')::integer - 60) end`,
    })
    .where('account_id', '=', subject)
    .execute();
  await app.db
    .updateTable('logins')
    .set({ sessions_valid_from: new Date(Date.now() - 30_000) })
    .where('subject', '=', subject)
    .execute();
}
