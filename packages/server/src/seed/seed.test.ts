import { actionTypes, startOfWeek } from '@countersign/api-client/rules';
import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { verifyChain } from '../domain/audit.ts';
import { presentDocuments } from '../domain/documents/present.ts';
import { verifyPassword } from '../identity/index.ts';
import { TIME_ZONE } from '../domain/signing/constants.ts';
import { pinKey, signingAuthority } from '../domain/signing/keys.ts';
import { tryPin } from '../domain/signing/pins.ts';
import { sameDigest, tokenHash } from '../domain/signing/secrets.ts';
import { readTask, signersInTurn } from '../domain/signing/tasks.ts';
import { verifyPdf } from '../pdf/processing.ts';
import { fileOf } from '../pdf/testing/files.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { seed } from './index.ts';
import { demoPassword, demoSignIns } from './signIns.ts';

let app: TestApp;
/** More than the unsigned files of a firm. */
const filesBefore = 60;

beforeAll(async () => {
  app = await startTestApp({ SEED: 'demo' });
  await seed(app);
}, 180_000);
afterAll(() => app.close());

async function readBlob(key: string): Promise<Uint8Array> {
  return app.blobs.read(key);
}

test('an interrupted start leaves nothing, so that the next one begins again', async () => {
  const interrupted = await startTestApp({ SEED: 'demo' });
  try {
    let stored = 0;
    const put: typeof interrupted.blobs.put = async (source) => {
      stored += 1;
      // Among the signed files: the first firm has its people and documents by then.
      if (stored > filesBefore) throw new Error('Interrupted');
      return interrupted.blobs.put(source);
    };
    const blobs = { ...interrupted.blobs, put };
    await expect(seed({ ...interrupted, blobs })).rejects.toThrow('Interrupted');
    for (const table of ['firms', 'logins', 'documents', 'signing_tasks'] as const)
      expect(await interrupted.db.selectFrom(table).selectAll().execute()).toEqual([]);
  } finally {
    await interrupted.close();
  }
}, 180_000);

test('a second start changes nothing', async () => {
  const count = () => sql<{ n: number }>`select count(*) as n from documents`.execute(app.db);
  const before = await count();
  await seed(app);
  expect((await count()).rows).toStrictEqual(before.rows);
  expect(before.rows[0]?.n).toBeGreaterThan(300);
});

test('the fixed sign-ins are who they should be', async () => {
  const rows = await app.db
    .selectFrom('logins')
    .leftJoin('employees', 'employees.login_id', 'logins.id')
    .leftJoin('accounts', 'accounts.login_id', 'logins.id')
    .leftJoin('firms', 'firms.id', 'employees.firm_id')
    .select(['logins.email', 'logins.password_hash', 'logins.totp_secret', 'logins.mfa_enabled'])
    .select(['employees.is_admin', 'employees.is_owner', 'accounts.id as account_id', 'firms.name as firm'])
    .where(
      'logins.email_key',
      'in',
      demoSignIns.map((person) => person.email),
    )
    .execute();
  const by = Object.fromEntries(rows.map((row) => [row.email, row]));
  expect(by['admin@demo.test']).toMatchObject({ is_admin: true, is_owner: false, mfa_enabled: true });
  expect(by['admin@demo.test']?.totp_secret).not.toBeNull();
  expect(by['employee@demo.test']).toMatchObject({ is_admin: false, is_owner: false, mfa_enabled: false });
  expect(by['owner@demo.test']).toMatchObject({ is_admin: true, is_owner: true });
  expect(by['signer@demo.test']).toMatchObject({ is_admin: null, account_id: expect.any(Number) });
  expect(by['admin@other.test']?.firm).not.toBe(by['admin@demo.test']?.firm);
  for (const row of rows) expect(await verifyPassword(demoPassword, row.password_hash)).toBe(true);
});

test('all eight states occur, and tasks, signers and states agree', async () => {
  const ids = await app.db.selectFrom('documents').select(['id', 'firm_id']).orderBy('id').execute();
  const firms = Map.groupBy(ids, (row) => row.firm_id);
  const states = new Set<number>();
  for (const [firmId, rows] of firms) {
    const documents = await presentDocuments(
      app.db,
      { firmId, loginId: 0 },
      rows.map((row) => row.id),
      app.clock.now(),
    );
    expect(documents).toHaveLength(rows.length);
    for (const document of documents) {
      states.add(document.ActionTypeE);
      const signers = [
        ...document.UsersToSign,
        ...(document.EmployeeToSign ? [document.EmployeeToSign] : []),
      ];
      expect(signers.length > 0).toBe(document.ActionTypeE !== actionTypes.none);
      const all = signers.length > 0 && signers.every((signer) => signer.SignedDate !== null);
      expect([document.Id, all]).toStrictEqual([document.Id, document.ActionTypeE === actionTypes.signed]);
      expect(document.DeclinedBy !== null).toBe(document.ActionTypeE === actionTypes.declined);
    }
  }
  expect([...states].sort()).toStrictEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the employee of the demo signs for the firm at each client where it is the firm’s turn', async () => {
  const { rows } = await sql<{ theirs: boolean }>`
    select bool_or(l.email = 'employee@demo.test') as theirs
    from signing_tasks t join documents d on d.id = t.document_id
    join signers s on s.task_id = t.id and s.status = 'waiting'
    join employees e on e.id = s.employee_id join logins l on l.id = e.login_id
    where t.state = 'open' and t.action_type = ${actionTypes.clickToSign}
    and d.firm_id = (select o.firm_id from employees o join logins i on i.id = o.login_id where i.email = 'employee@demo.test')
    and not exists (select from signers o where o.task_id = t.id and o.status = 'waiting' and o.employee_id is null)
    group by d.client_id`.execute(app.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ theirs }) => theirs)).toBe(true);
});

test('the first client of each firm has documents that were signed this week', async () => {
  const { rows } = await sql<{ signed: number; early: number }>`
    select count(*) filter (where d.signed_at >= ${startOfWeek(app.clock.now(), TIME_ZONE)}) as signed,
      count(*) filter (where d.signed_at < d.created_at or d.signed_at > ${app.clock.now()}) as early
    from (select min(id) as id from clients group by firm_id) c join documents d on d.client_id = c.id
    group by c.id`.execute(app.db);
  expect(rows.map(({ signed, early }) => [signed > 0, early])).toEqual([
    [true, 0],
    [true, 0],
  ]);
});

test('a document is signed when its task was closed', async () => {
  const { rows } = await sql`
    select d.id from documents d left join signing_tasks t on t.document_id = d.id and t.state = 'completed'
    where d.signed_at is distinct from t.closed_at`.execute(app.db);
  expect(rows).toEqual([]);
});

test('every document has its file, of its kind', async () => {
  const rows = await app.db
    .selectFrom('document_versions')
    .innerJoin('documents', 'documents.current_version_id', 'document_versions.id')
    .select(['documents.extension', 'document_versions.blob_key', 'document_versions.size'])
    .execute();
  const total = await app.db
    .selectFrom('documents')
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  expect(rows).toHaveLength(total.n);
  const kinds = new Map(rows.map((row) => [row.extension, row]));
  expect([...kinds.keys()].sort()).toStrictEqual(['docx', 'pdf', 'png', 'xlsx', 'zip']);
  for (const [extension, row] of kinds) {
    const bytes = await readBlob(row.blob_key);
    expect(bytes.length).toBe(row.size);
    if (extension === 'pdf') expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    else if (extension === 'png') expect(PNG.sync.read(Buffer.from(bytes)).width).toBe(480);
    else expect(Object.keys(unzipSync(bytes)).length).toBeGreaterThan(2);
  }
});

test('a signed document carries a valid signature of each signer, and the seal', async () => {
  const row = await app.db
    .selectFrom('documents')
    .innerJoin('document_versions', 'document_versions.id', 'documents.current_version_id')
    .select(['documents.id', 'document_versions.blob_key', 'document_versions.kind'])
    .where('documents.action_type', '=', actionTypes.signed)
    .orderBy('documents.id')
    .executeTakeFirstOrThrow();
  expect(row.kind).toBe('sealed');
  const signers = await app.db
    .selectFrom('signers')
    .select('id')
    .where('document_id', '=', row.id)
    .orderBy('id')
    .execute();
  const { root } = await signingAuthority(app);
  const verification = await verifyPdf(fileOf(await readBlob(row.blob_key)), root);
  expect(verification).toMatchObject({ ok: true });
  expect(verification.signatures).toHaveLength(signers.length + 1);
});

test('who is to sign has a PIN in the mailbox that works, and their own link', async () => {
  const waiting = await app.db
    .selectFrom('signing_tasks')
    .innerJoin('documents', 'documents.id', 'signing_tasks.document_id')
    .select(['documents.id', 'documents.client_id', 'documents.title'])
    .where('state', '=', 'open')
    .where('signing_tasks.action_type', '=', actionTypes.clickToSign)
    .execute();
  expect(waiting.length).toBeGreaterThan(5);
  const mails = await app.db.selectFrom('captured_mail').selectAll().orderBy('id').execute();
  const key = await pinKey(app);
  for (const { id, client_id: clientId, title } of waiting) {
    const task = await readTask(app.db, id);
    const signers = task === null ? [] : signersInTurn(task);
    expect(signers.length).toBeGreaterThan(0);
    for (const signer of signers) {
      const mail = mails.find(({ to_address: to, body_text: text }) => {
        const token = /\/sign#(\S+)/.exec(text)?.[1] ?? '';
        const isOwnLink = sameDigest(tokenHash(token), signer.link_token_hash ?? new Uint8Array());
        return to === signer.email && (isOwnLink || text.includes(`/documents/sign/${clientId}/${id}`));
      });
      expect(mail?.subject).toContain(title);
      const pin = /PIN: ([\d ]+)/.exec(mail?.body_text ?? '')?.[1]?.replaceAll(' ', '') ?? '';
      const answer = await app.db
        .transaction()
        .execute((tx) => tryPin(tx, key, signer.id, pin, app.clock.now()));
      expect(answer).toBe('ok');
    }
  }
});

test('a document of each firm waits for click-to-sign while its notifications are off', async () => {
  const rows = await app.db
    .selectFrom('documents')
    .innerJoin('signing_tasks', 'signing_tasks.document_id', 'documents.id')
    .select(['documents.id', 'documents.firm_id'])
    .where('documents.notifications_enabled', '=', false)
    .where('documents.action_type', '=', actionTypes.clickToSign)
    .where('signing_tasks.state', '=', 'open')
    .execute();
  expect(new Set(rows.map((row) => row.firm_id)).size).toBe(2);
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['document_id', 'title'])
    .where('operation', '=', 'setDocumentNotifications')
    .execute();
  expect(entries.map((entry) => entry.document_id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

test('the past of both firms is a whole chain, in order of time', async () => {
  const firms = await app.db.selectFrom('firms').select('id').execute();
  expect(firms).toHaveLength(2);
  for (const { id } of firms) {
    expect(await verifyChain(app.db, id)).toMatchObject({ intact: true });
    const rows = await app.db
      .selectFrom('audit_entries')
      .select('at')
      .where('firm_id', '=', id)
      .orderBy('seq')
      .execute();
    const times = rows.map((row) => row.at.getTime());
    expect(times).toStrictEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(app.clock.now().getTime());
  }
});
