import { startJob } from '../../domain/documentJobs/jobs.ts';
import { runBatch } from '../../domain/documentJobs/runBatch.ts';
import { runWrite } from '../../contract/write.ts';
import { migrate, openDatabase } from '../../store/open.ts';
import { sql } from 'kysely';
import { aClient, aFirm, fakeCaller } from '../../testing/people.ts';
import { workerApp } from './workerApp.ts';

/*
 * Starts a job over 400 documents in the folder of its argument, says `batch` after each transaction, and is killed by
 * its test.
 */
const dataDir = process.argv[2] ?? '';
const db = await openDatabase({ databaseUrl: null, dataDir });
await migrate(db);
const app = workerApp(db, dataDir);
const firm = await aFirm(app);
const caller = await fakeCaller(app, firm);
const { clientId } = await aClient(app, firm);
await sql`
  insert into documents (firm_id, client_id, title, extension, size, created_by, created_at, modified_at)
  select ${firm.firmId}, ${clientId}, 'Letter ' || n, 'pdf', 10, 'Ada Quill', now(), now()
  from generate_series(1, 400) n`.execute(db);
await runWrite(app, {
  operation: { id: 'startDocumentJob' },
  reference: 'test',
  address: '127.0.0.1',
  caller,
  mark: null,
  run: (context) => {
    if (!('caller' in context)) throw new Error('The work has no caller.');
    return startJob({ ...context, caller }, clientId, { action: 'delete', matching: { total: 400 } });
  },
});
while (await runBatch(app)) process.stdout.write('batch\n');
