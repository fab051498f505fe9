import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import type { Caller, Role } from '../domain/caller.ts';

export interface TestFirm {
  firmId: number;
  firmName: string;
}

export interface TestPerson {
  loginId: number;
  subject: string;
  name: string;
  email: string;
}

/** Creates a firm with a brand and no people. */
export async function aFirm(app: App, name = 'Harrow & Finch'): Promise<TestFirm> {
  const now = app.clock.now();
  const firm = await app.db
    .insertInto('firms')
    .values({ name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('brandings')
    .values({ firm_id: firm.id, colour: '333C91', updated_at: now })
    .execute();
  return { firmId: firm.id, firmName: name };
}

/** Creates a person with a login and without memberships. */
export async function aPerson(
  app: App,
  email: string,
  givenName = 'Ada',
  surname = 'Quill',
): Promise<TestPerson> {
  const row = await app.db
    .insertInto('logins')
    .values({
      email,
      email_key: email.toLowerCase(),
      given_name: givenName,
      surname,
      mfa_enabled: false,
      created_at: app.clock.now(),
    })
    .returning(['id', 'subject'])
    .executeTakeFirstOrThrow();
  return { loginId: row.id, subject: row.subject, name: `${givenName} ${surname}`, email };
}

/** A session of the identity site for that person; returns its `uid`. Its times are the system's. */
async function aSession(app: App, subject: string): Promise<string> {
  const uid = randomUUID();
  await app.db
    .insertInto('oidc_records')
    .values({
      model: 'Session',
      id: uid,
      uid,
      account_id: subject,
      payload: JSON.stringify({ loginTs: Math.floor(Date.now() / 1000), amr: ['pwd'] }),
      expires_at: new Date(Date.now() + 12 * 3_600_000),
    })
    .execute();
  return uid;
}

/** An accepted, active employee of the firm, as the caller of a request. */
export async function fakeCaller(
  app: App,
  firm: TestFirm,
  roles: readonly Role[] = ['Administrator'],
  person?: TestPerson,
): Promise<Caller> {
  const who =
    person ?? (await aPerson(app, `staff${firm.firmId}-${roles.join('-').toLowerCase()}@example.test`));
  const employee = await app.db
    .insertInto('employees')
    .values({
      firm_id: firm.firmId,
      login_id: who.loginId,
      is_admin: roles.includes('Administrator'),
      is_owner: roles.includes('Owner'),
      signatory: true,
      accepted_at: app.clock.now(),
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessionId = await aSession(app, who.subject);
  return { ...who, ...firm, employeeId: employee.id, roles, sessionId, mfa: false };
}

/** A client of the firm with one accepted account for each email address. */
export async function aClient(
  app: App,
  firm: TestFirm,
  name = 'Blue Gum Pastoral',
  emails: readonly string[] = [],
): Promise<{ clientId: number; accounts: (TestPerson & { accountId: number })[] }> {
  const now = app.clock.now();
  const client = await app.db
    .insertInto('clients')
    .values({ firm_id: firm.firmId, name, contact_name: 'Pat Nguyen', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accounts: (TestPerson & { accountId: number })[] = [];
  for (const email of emails) {
    const person = await aPerson(app, email, 'Sam', 'Signer');
    const account = await app.db
      .insertInto('accounts')
      .values({ firm_id: firm.firmId, login_id: person.loginId, accepted_at: now, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('client_accounts')
      .values({ firm_id: firm.firmId, client_id: client.id, account_id: account.id })
      .execute();
    accounts.push({ ...person, accountId: account.id });
  }
  return { clientId: client.id, accounts };
}

export interface TestDocument {
  documentId: number;
  versionId: number;
}

/** Creates a document whose original contains these bytes. */
export async function aDocument(
  app: App,
  firm: TestFirm,
  clientId: number,
  given: { title?: string; extension?: string; bytes?: Uint8Array } = {},
): Promise<TestDocument> {
  const now = app.clock.now();
  const blob = await app.blobs.put(given.bytes ?? new TextEncoder().encode('A document.'));
  return app.db.transaction().execute(async (tx) => {
    const document = await tx
      .insertInto('documents')
      .values({
        firm_id: firm.firmId,
        client_id: clientId,
        title: given.title ?? 'Engagement letter',
        extension: given.extension ?? 'pdf',
        size: blob.size,
        created_by: 'Ada Quill',
        created_at: now,
        modified_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const version = await tx
      .insertInto('document_versions')
      .values({
        firm_id: firm.firmId,
        document_id: document.id,
        kind: 'original',
        blob_key: blob.key,
        sha256: blob.sha256,
        size: blob.size,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('documents')
      .set({ current_version_id: version.id })
      .where('id', '=', document.id)
      .execute();
    return { documentId: document.id, versionId: version.id };
  });
}

/** The bytes of a document's first version, as they are stored. */
export async function storedDocument(app: App, documentId: number): Promise<Uint8Array<ArrayBuffer>> {
  const { blob_key: key } = await app.db
    .selectFrom('document_versions')
    .select('blob_key')
    .where('document_id', '=', documentId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return app.blobs.read(key);
}
