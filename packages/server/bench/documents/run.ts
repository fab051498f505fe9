import { sql } from 'kysely';
import { startPostgres } from '../../../../tools/run/postgres.ts';
import { connectPostgres } from '../../src/store/open.ts';
import { median } from '../load/figures.ts';
import { measureJob } from './measureJob.ts';
import { listCases, type ListCase } from './lists.ts';
import { openOffice, type Office } from './office.ts';

/*
 * Whether lists of documents take as long for many as for few, and a job over as many documents as one may have, whose
 * process is killed half-way. On the embedded database, and on a Postgres of its own where one is installed:
 *
 *   npm run bench -- documents [embedded] [postgres] [lists] [job]
 *
 * DOCUMENT_SIZES (1000,100000,1000000), ROUNDS (7) and JOB_DOCUMENTS (100000) make it shorter; CASES measures only the
 * lists whose names contain this.
 */

const parts = process.argv.slice(2);
const wants = (part: string, others: readonly string[]) =>
  parts.includes(part) || !others.some((each) => parts.includes(each));
const sizes = (process.env['DOCUMENT_SIZES'] ?? '1000,100000,1000000').split(',').map(Number);
const rounds = Number(process.env['ROUNDS'] ?? 7);
const onlyCases = process.env['CASES'] ?? '';
const jobDocuments = Number(process.env['JOB_DOCUMENTS'] ?? 100_000);

/** What is taken for a multiple of the smallest list: below that many milliseconds the clock decides. */
const LEAST_MS = 1;

function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const width = (column: number) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column)))).join(' | ')} |`;
  say(line(head));
  say(
    `| ${head.map((_, column) => (column === 0 ? '-'.repeat(width(0)) : `${'-'.repeat(width(column) - 1)}:`)).join(' | ')} |`,
  );
  for (const row of rows) say(line(row));
}

/** Milliseconds of one request in each office, one after the other, in several rounds: the medians. */
async function timesOf(offices: readonly Office[], at: number, changed: boolean): Promise<number[]> {
  const times = offices.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, office] of offices.entries()) {
      if (changed) await office.change();
      const time = await office.read(listCases(office)[at]?.path ?? '');
      // The first round warms up.
      if (round > 0) times[index]?.push(time);
    }
  }
  return times.map(median);
}

async function measureLists(
  name: string,
  addressOf: (size: number) => Promise<string | null>,
): Promise<void> {
  const offices: Office[] = [];
  try {
    for (const size of sizes) {
      offices.push(await openOffice(await addressOf(size), size));
      say(`${name}: ${size} documents are there`);
    }
    const cases: readonly ListCase[] = listCases({ total: 0, rareNumber: '' });
    const rows: string[][] = [];
    for (const [at, { name: what, counts }] of cases.entries()) {
      if (!what.includes(onlyCases)) continue;
      for (const changed of counts ? [false, true] : [false]) {
        const [first = 0, ...others] = await timesOf(offices, at, changed);
        const ratios = others.map((time) =>
          (Math.max(time, LEAST_MS) / Math.max(first, LEAST_MS)).toFixed(2),
        );
        rows.push([
          changed ? `${what}, after a change` : what,
          `${first.toFixed(1)} ms`,
          ...others.flatMap((time, index) => [`${time.toFixed(1)} ms`, ratios[index] ?? '']),
        ]);
      }
    }
    const [smallest, ...larger] = sizes;
    say();
    table([name, String(smallest), ...larger.flatMap((size) => [String(size), '÷'])], rows);
    say();
  } finally {
    for (const office of offices) await office.close();
  }
}

/** Makes an empty database in a Postgres. */
async function databaseIn(server: string, name: string): Promise<string> {
  const db = connectPostgres(server, { max: 1, patient: true });
  await sql`create database ${sql.id(name)}`.execute(db);
  await db.destroy();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

async function measureAll(
  name: string,
  addressOf: (database: string) => Promise<string | null>,
): Promise<void> {
  if (wants('lists', ['job'])) await measureLists(name, (size) => addressOf(`lists_${size}`));
  if (wants('job', ['lists'])) {
    const figures = await measureJob(await addressOf('job'), jobDocuments);
    say(`${name}: ${figures}`);
  }
}

if (wants('embedded', ['postgres'])) await measureAll('embedded database', () => Promise.resolve(null));
if (wants('postgres', ['embedded'])) {
  const postgres = await startPostgres();
  if (postgres === null) say('No Postgres is installed here.');
  else {
    try {
      await measureAll('Postgres', (database) => databaseIn(postgres.url, database));
    } finally {
      postgres.stop();
    }
  }
}
// The thread that computes digests would keep the process.
process.exit();
