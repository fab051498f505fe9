/**
 * `npm test`: runs every check, independent parts in parallel, and ends with one line of counts. It skips stories
 * that are unchanged since their recorded run, and parts and test files of which nothing has changed since they
 * passed on this machine. CI runs all parts, and a twentieth of the unchanged stories, which `-- --seed` selects anywhere;
 * `-- --all` runs everything; `-- --help` lists these.
 */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser/findBrowser.ts';
import { testInputs } from './inputs/testInputs.ts';
import { program, runParts, vitest, type FinishedPart, type Part } from './run/parts.ts';
import { startPostgres } from './run/postgres.ts';
import { bin, root } from './run/process.ts';
import { ensureSystemTools } from './run/systemTools.ts';
import { testOptions } from './run/testOptions.ts';
import { hashOfInputs, passesIn, unlessUnchanged, type Inputs } from './run/unchanged.ts';
import { unlessFilesUnchanged } from './run/unchangedFiles.ts';
import { unitFilters } from './run/unitFilters.ts';
import { storybookInputs, storybookPart } from './stories/builtStorybook.ts';
import { stampFile } from './stories/places.ts';
import { storyParts } from './stories/storyParts.ts';

const options = testOptions(process.argv.slice(3));
if ('code' in options) {
  console.log(options.message);
  process.exit(options.code);
}
const { all, seed: givenSeed } = options;
const underCi = Boolean(process.env['CI']);
const seed = givenSeed ?? (underCi ? String(randomInt(1_000_000)) : null);
const began = performance.now();
const missing = await ensureSystemTools();
const browser = await findBrowser();
if (!browser) missing.push('browser');
if (missing.length > 0) {
  console.log(`Missing on this machine: ${missing.join(', ')}.`);
  if (underCi) {
    console.log('In CI every check must run. Install the missing tools, or run as root with apt.');
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}
console.log(`Browser: ${browser?.version ?? 'none'}${browser?.pinned ? ' (fixed by the lockfile)' : ''}`);
const stamp: { browser: string } = JSON.parse(readFileSync(stampFile, 'utf8'));
const comparable = stamp.browser === browser?.version;
if (browser && !comparable) {
  console.log(`The screenshots were made by ${stamp.browser}: update them with npm run visual:update.`);
  missing.push('the browser of the screenshots');
  if (underCi) {
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}
const stories = browser ? await storyParts({ comparable, underCi, all, seed }) : { parts: [], note: '' };
if (stories.note !== '') console.log(stories.note);
const postgres = await startPostgres();

const passes = passesIn(path.join(root, 'node_modules/.cache/countersign/passed.json'));

/** A part that is run again only if something has changed that it depends on. */
function dependingOn(inputs: Inputs, part: Part): Part {
  return all || underCi ? part : unlessUnchanged(part, passes, () => hashOfInputs(inputs));
}

/** A part that runs only its test files whose inputs have changed. */
function byFile(name: string, projects: readonly string[], files: readonly string[]): Part {
  const run = (args: readonly string[]) => vitest(name, projects, { args }).run();
  const part = { name, files, run };
  return all || underCi ? { name, run: () => run(files) } : unlessFilesUnchanged(part, passes, testInputs);
}

const dependingOnAllBut = (without: readonly string[], part: Part) => dependingOn({ without }, part);

const lint = (name: string, args: readonly string[]) =>
  program(name, bin('eslint'), ['--max-warnings', '0', ...args]);

/** The journeys, of which only signing and restarts depend on the database. */
function journeys(): Part[] {
  if (!browser) return [];
  const on = (name: string, url: string, args: readonly string[] = []) =>
    vitest(`journeys on ${name}`, ['journeys'], {
      env: { DATABASE_URL: url },
      args,
      needs: ['build'],
      waits: true,
    });
  if (!postgres) return [on('PGlite', '')];
  // All of them where a start takes the least.
  return [
    on('Postgres', postgres.url),
    dependingOnAllBut(screens, on('PGlite', '', ['main-job', 'restart'])),
  ];
}

const screens = ['packages/portal/src/features/**', 'visual/**'];
const filters = unitFilters();

const parts: Part[] = [
  program('build', bin('turbo'), ['run', 'build', '--output-logs=errors-only']),
  ...journeys(),
  dependingOnAllBut(
    screens,
    vitest('server on PGlite', ['server'], { env: { DATABASE_URL: '' }, needs: ['build'] }),
  ),
  ...stories.parts.slice(0, 1),
  ...(postgres
    ? [
        dependingOnAllBut(
          screens,
          vitest('server on Postgres', ['server'], { env: { DATABASE_URL: postgres.url }, needs: ['build'] }),
        ),
      ]
    : []),
  ...stories.parts.slice(1),
  dependingOnAllBut(screens, vitest('generators', ['unit'], { args: filters.generators })),
  dependingOn({ only: storybookInputs }, storybookPart()),
  vitest('conventions and tools', ['unit'], { args: filters.tools }),
  byFile('unit of the portal', ['unit', 'dom'], filters.portal),
  dependingOnAllBut(
    [...screens, 'packages/server/**'],
    vitest('unit of the other packages', ['unit', 'dom'], {
      args: filters.others,
    }),
  ),
  program('types', bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only']),
  program('types of tools and journeys', process.execPath, [
    path.join(root, 'node_modules/@typescript/native/bin/tsc'),
    '--noEmit',
    '-p',
    root,
  ]),
  lint('lint of the portal', ['packages/portal']),
  // What is linted with its types imports nothing of the portal.
  dependingOnAllBut(
    ['packages/portal/**', 'visual/**'],
    lint('lint of everything else', ['.', '--ignore-pattern', 'packages/portal/**']),
  ),
  program('format', bin('prettier'), [
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-strategy',
    'content',
    // A run without a cache, as the generators' tests have, deletes the usual file.
    '--cache-location',
    'node_modules/.cache/countersign/prettier',
    '.',
  ]),
  ...(browser
    ? [
        dependingOnAllBut(
          ['packages/portal/**', 'packages/server/**', 'packages/sites/**', 'journeys/**', 'visual/**'],
          vitest('package', ['package'], { needs: ['build'] }),
        ),
      ]
    : []),
];

/** Number of last lines printed after the failures of a part. */
const linesOfTheEnd = 40;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const indented = (text: string) => text.replaceAll(/^/gm, '    ');

/** Returns the failures and the end of the output, or the whole output if the part reports no failures. */
function failureReport({ failures = [], output }: FinishedPart): string {
  if (failures.length === 0) return output;
  const end = output.trimEnd().split('\n').slice(-linesOfTheEnd);
  return [...failures.map((failure) => `✗ ${failure}`), '…', ...end].join('\n');
}

function report(part: FinishedPart): void {
  if (part.unchanged !== undefined && part.passed + part.failed === 0) {
    console.log(
      `same ${part.name}: ${part.unchanged} passed before, and nothing that they depend on has changed`,
    );
    return;
  }
  const before = part.unchanged === undefined ? '' : `, and ${part.unchanged} passed before`;
  const counts = `${part.passed} passed, ${part.failed} failed${part.skipped ? `, ${part.skipped} skipped` : ''}`;
  console.log(
    `${part.ok ? 'ok  ' : 'FAIL'} ${part.name}: ${counts} in ${seconds(part.milliseconds)}${before}`,
  );
  if (!part.ok) console.log(indented(failureReport(part)));
}

let results: FinishedPart[];
try {
  results = await runParts(parts, 2, report);
} finally {
  postgres?.stop();
}

const sum = (count: (part: FinishedPart) => number) =>
  results.reduce((total, part) => total + count(part), 0);
const skippedParts = missing.length;
console.log(`\nTime: ${results.map((part) => `${part.name} ${seconds(part.milliseconds)}`).join(', ')}`);
console.log(`Total: ${seconds(performance.now() - began)}`);
// Repeated at the end, where people start to read a long log.
for (const { name, failures = [] } of results) {
  for (const failure of failures) console.log(`✗ ${name}: ${failure.split('\n')[0]}`);
}
if (stories.note !== '') console.log(stories.note);
for (const name of missing) console.log(`Skipped, not installed: ${name}`);
const skipped = sum((part) => part.skipped) + skippedParts;
console.log(
  `${sum((part) => part.passed)} passed, ${sum((part) => part.failed)} failed${skipped ? `, ${skipped} skipped` : ''}`,
);
process.exitCode = results.every((part) => part.ok) ? 0 : 1;
