import { sql } from 'kysely';
import type { Schemas } from '@countersign/api-client/contract';
import type { Caller } from '../../domain/caller.ts';
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
export async function makeOutstanding({ app }: JobDesk, ids: readonly number[]): Promise<void> {
  await app.db.updateTable('documents').set({ action_type: 2 }).where('id', 'in', ids).execute();
}

export function jobOf({ status, body, text }: TestAnswer): Job {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return Object(body);
}
