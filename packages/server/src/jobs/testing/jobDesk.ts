import { actionTypes } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';
import type { Caller } from '../../domain/caller.ts';
import { loadSigningKeys } from '../../domain/signing/keys.ts';
import {
  aClient,
  aFirm,
  aPerson,
  fakeCaller,
  startTestApp,
  startTestPortal,
  type TestAnswer,
  type TestApp,
  type TestFirm,
  type TestPortal,
} from '../../testing/index.ts';
import { createJobWorker, type JobWorker } from '../worker.ts';

export type Job = Schemas['DocumentJob'];

/** A firm with a client, two people of staff, the portal and a worker that works when it is told to. */
export interface JobDesk {
  app: TestApp;
  portal: TestPortal;
  worker: JobWorker;
  firm: TestFirm;
  clientId: number;
  staff: Caller;
  colleague: Caller;
  /** Adds documents named `Letter 1` and so on; returns their ids. */
  documents(count: number): Promise<number[]>;
  /** Adds very many, without what triggers do for each. */
  manyDocuments(count: number): Promise<void>;
  start(body: object, options?: { caller?: Caller; key?: string }): Promise<TestAnswer>;
  close(): Promise<void>;
}

export async function openJobDesk(): Promise<JobDesk> {
  const app = await startTestApp();
  const portal = await startTestPortal(app);
  const firm = await aFirm(app);
  const staff = await fakeCaller(app, firm, ['Employee']);
  const colleague = await fakeCaller(
    app,
    firm,
    ['Administrator'],
    await aPerson(app, 'colleague@example.test', 'Priya', 'Nair'),
  );
  const { clientId } = await aClient(app, firm);
  return {
    app,
    portal,
    worker: createJobWorker(app),
    firm,
    clientId,
    staff,
    colleague,
    async documents(count) {
      const { rows } = await sql<{ id: number }>`
        insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at)
        select ${firm.firmId}, ${clientId}, 'Letter ' || n, 'pdf', 10, 'Ada Quill', ${app.clock.now()}, ${app.clock.now()}
        from generate_series(1, ${count}::integer) n returning id`.execute(app.db);
      return rows.map(({ id }) => id).sort((a, b) => a - b);
    },
    async manyDocuments(count) {
      await app.db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await sql`
          insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at, search_text)
          select ${firm.firmId}, ${clientId}, 'Letter ' || n, 'pdf', 10, 'Ada Quill', now(), now(), ''
          from generate_series(1, ${count}::integer) n`.execute(tx);
      });
    },
    start: (body, { caller = staff, key } = {}) =>
      portal.call(caller, `/documentJobs/clients/${clientId}`, {
        method: 'POST',
        body,
        ...(key === undefined ? {} : { key }),
      }),
    async close() {
      await portal.close();
      await app.close();
    },
  };
}

/** Makes these documents wait for a signature, which is why they cannot be deleted. */
export async function makeOutstanding({ app }: Pick<JobDesk, 'app'>, ids: readonly number[]): Promise<void> {
  await app.db
    .updateTable('documents')
    .set({ action_type: actionTypes.clickToSign })
    .where('id', 'in', ids)
    .execute();
}

/** Ids of the documents that are deleted. */
export async function deletedOf({ app }: JobDesk): Promise<number[]> {
  const rows = await app.db
    .selectFrom('documents')
    .select('id')
    .where('deleted_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const historyOf = ({ app }: JobDesk) =>
  app.db
    .selectFrom('audit_entries')
    .select(['operation', 'outcome', 'document_id', 'title', 'short_desc', 'login_id'])
    .orderBy('seq')
    .execute();

export async function readJob({ portal, staff }: JobDesk, id: number, caller = staff): Promise<Job> {
  return jobOf(await portal.call(caller, `/documentJobs/${id}`));
}

export function jobOf({ status, body, text }: TestAnswer): Job {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return Object(body);
}

/** Gives each of these documents a click-to-sign task with one account, who waits for a PIN. */
export async function addTasks(
  { app, firm, clientId }: JobDesk,
  ids: readonly number[],
  email = 'signer@example.test',
): Promise<void> {
  await loadSigningKeys(app);
  const { accountId } = await anAccount(app, firm, clientId, email);
  const now = app.clock.now();
  await sql`
    insert into document_versions (firm_id, document_id, kind, blob_key, size, created_at)
    select ${firm.firmId}, id, 'original', 'none', 10, ${now} from unnest(${[...ids]}::integer[]) id`.execute(
    app.db,
  );
  await sql`
    with task as (
      insert into signing_tasks (firm_id, document_id, action_type, created_by, created_at)
      select ${firm.firmId}, id, ${actionTypes.clickToSign}, 'Ada Quill', ${now} from unnest(${[...ids]}::integer[]) id
      returning id, document_id
    )
    insert into signers (firm_id, task_id, document_id, account_id, position)
    select ${firm.firmId}, id, document_id, ${accountId}, 0 from task`.execute(app.db);
  await makeOutstanding({ app }, ids);
}

async function anAccount(
  app: TestApp,
  firm: TestFirm,
  clientId: number,
  email: string,
): Promise<{ accountId: number }> {
  const person = await aPerson(app, email, 'Sam', 'Signer');
  const account = await app.db
    .insertInto('accounts')
    .values({
      firm_id: firm.firmId,
      login_id: person.loginId,
      accepted_at: app.clock.now(),
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('client_accounts')
    .values({ firm_id: firm.firmId, client_id: clientId, account_id: account.id })
    .execute();
  return { accountId: account.id };
}
