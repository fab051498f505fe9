import { runBatch } from '../../src/domain/documentJobs/runBatch.ts';
import { workerApp } from '../../src/jobs/testing/workerApp.ts';
import { openDatabase } from '../../src/store/open.ts';

/*
 * Goes on with the jobs of a database until there is none, and says how long each transaction took. Its arguments: the
 * folder, and the address of a Postgres, if any. It is killed by its bench.
 */
const [dataDir = '', databaseUrl = null] = process.argv.slice(2);
const db = await openDatabase({ databaseUrl, dataDir });
const made = workerApp(db, dataDir);
const app = { ...made, config: { ...made.config, databaseUrl } };
for (;;) {
  const begun = performance.now();
  if (!(await runBatch(app))) break;
  process.stdout.write(`${performance.now() - begun}\n`);
}
await db.destroy();
process.exit();
