import { afterEach, beforeEach, expect, it } from 'vitest';
import { OneConnection, setOneConnection } from '../store/oneConnection.ts';
import { jobOf, openJobDesk, type JobDesk } from './testing/jobDesk.ts';
import { createJobWorker } from './worker.ts';

let desk: JobDesk;
beforeEach(async () => {
  desk = await openJobDesk();
});
afterEach(() => desk.close());

it('a job lets requests go first after each ten documents where there is one connection', async () => {
  const done: number[] = [];
  const waits: number[] = [];
  class Watched extends OneConnection {
    override async quiet(longest: number): Promise<void> {
      const { Id } = job;
      const row = await desk.app.db
        .selectFrom('document_jobs')
        .select('done')
        .where('id', '=', Id)
        .executeTakeFirstOrThrow();
      done.push(row.done);
      waits.push(longest);
    }
  }
  // Another object for the same connections, so that nothing of this remains.
  const db = desk.app.db.withoutPlugins();
  setOneConnection(db, new Watched());
  await desk.documents(35);
  const job = jobOf(await desk.start({ action: 'delete', matching: { total: 35 } }));
  await createJobWorker({ ...desk.app, db }).work();
  expect(done.at(-1)).toBe(35);
  for (const [nr, count] of done.entries()) {
    expect(count).toBeGreaterThan(done[nr - 1] ?? 0);
    expect(count).toBeLessThanOrEqual((done[nr - 1] ?? 0) + 10);
  }
  for (const longest of waits) expect(longest).toBeGreaterThan(0);
});
