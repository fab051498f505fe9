/**
 * `npm run visual` compares every story in its modes with its photographs and writes a page that shows what differs;
 * `npm run visual:update` renews the photographs.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser/findBrowser.ts';
import { bin, root, run } from './run/process.ts';
import { differencesIn, visualReport } from './run/visualReport.ts';

const update = process.argv[2] === 'visual:update';
const browser = await findBrowser();
if (!browser) {
  console.error('No browser was found. Install chromium, or set CHROMIUM_PATH to one.');
  process.exit(1);
}
if (update) {
  mkdirSync(path.join(root, 'visual'), { recursive: true });
  writeFileSync(
    path.join(root, 'visual/stamp.json'),
    `${JSON.stringify({ browser: browser.version }, null, 2)}\n`,
  );
}
const folder = path.join(root, 'visual/differences');
rmSync(folder, { recursive: true, force: true });
const reportFile = path.join(folder, 'vitest.json');
const outcome = await run(
  bin('vitest'),
  [
    'run',
    '--project=stories',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...(update ? ['--update=all'] : []),
    ...process.argv.slice(3),
  ],
  { live: true, env: { PHOTOGRAPHS: '1' } },
);
process.exitCode = outcome.code;

const differences = existsSync(reportFile) ? differencesIn(failuresOf(readFileSync(reportFile, 'utf8'))) : [];
rmSync(reportFile, { force: true });
if (differences.length > 0) {
  const page = path.join(folder, 'index.html');
  writeFileSync(
    page,
    visualReport(differences, (file) => path.relative(folder, file)),
  );
  console.log(`Before, after and difference of each: ${path.relative(root, page)}`);
}

function failuresOf(json: string): string[] {
  const report: { testResults: { assertionResults: { failureMessages: string[] | null }[] }[] } =
    JSON.parse(json);
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []),
  );
}
