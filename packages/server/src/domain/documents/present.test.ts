import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClient, aFirm, aPerson, fakeCaller, startTestApp, type TestApp } from '../../testing/index.ts';
import type { Caller } from '../caller.ts';
import { presentDocuments, signerLines } from './present.ts';

let app: TestApp;
let staff: Caller;
/** Documents of one client, of which each waits for one of 5,000 accounts and then for the firm. */
let documentIds: number[];

beforeAll(async () => {
  app = await startTestApp();
  const firm = await aFirm(app);
  const { firmId } = firm;
  staff = await fakeCaller(app, firm, ['Employee'], await aPerson(app, 'ada@firm.example', 'Ada', 'Quill'));
  const { clientId } = await aClient(app, firm);
  await sql`
    with persons as (
      insert into logins (email, email_key, given_name, surname, mfa_enabled, created_at)
      select 'p' || n || '@client.example', 'p' || n || '@client.example', 'Pat', 'Number ' || n, false, now()
      from generate_series(1, 5000) n returning id
    ) insert into accounts (firm_id, login_id, created_at)
    select ${firmId}::integer, id, now() from persons order by id`.execute(app.db);
  await sql`
    insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at)
    select ${firmId}::integer, ${clientId}::integer, 'Letter ' || n, 'pdf', 10, 'Ada Quill', now(), now()
    from generate_series(1, 1000) n order by n`.execute(app.db);
  await sql`
    insert into signing_tasks (firm_id, document_id, action_type, created_by, created_at)
    select firm_id, id, 5, 'Ada Quill', now() from documents where client_id = ${clientId} order by id`.execute(
    app.db,
  );
  // In parts, each far from the time limit of a statement: the triggers name the signers of each document, with
  // whatever statistics there are of tables that have just been filled.
  for (let part = 0; part < 10; part += 1)
    await sql`
      insert into signers (firm_id, task_id, document_id, account_id, employee_id, position)
      select t.firm_id, t.id, t.document_id, case when n = 0 then a.id end,
        case when n = 1 then ${staff.employeeId}::integer end, n
      from (select *, row_number() over (order by id) as nr from signing_tasks) t
      join (select id, row_number() over (order by id) as nr from accounts) a on a.nr = 5 * t.nr
      cross join generate_series(0, 1) n where t.nr % 10 = ${part}`.execute(app.db);
  await sql`vacuum analyze`.execute(app.db);
  const rows = await app.db.selectFrom('documents').select('id').orderBy('id').limit(20).execute();
  documentIds = rows.map(({ id }) => id);
});
afterAll(() => app.close());

test('a page names its signers, whether they are accounts or employees', async () => {
  const [, second] = await presentDocuments(app.db, staff, documentIds, app.clock.now());
  expect(second).toMatchObject({
    UsersToSign: [{ GivenName: 'Pat', Surname: 'Number 10', Email: 'p10@client.example' }],
    EmployeeToSign: {
      EmployeeId: staff.employeeId,
      GivenName: 'Ada',
      Surname: 'Quill',
      Email: 'ada@firm.example',
    },
  });
});

test('a page reads no other accounts and logins than those of its signers', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (costs off) ${signerLines(app.db, documentIds, app.clock.now())}`.execute(app.db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/logins_pkey/);
  expect(plan).not.toMatch(/Seq Scan on (logins|accounts)/);
});
