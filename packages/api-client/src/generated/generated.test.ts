import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { generate, generatedFolder } from '../../generate.ts';

const root = resolve(import.meta.dirname, '../../../..');

test('the bundled contract and its types are what openapi/ says today', { timeout: 60_000 }, async () => {
  for (const [name, content] of await generate()) {
    const committed = await readFile(join(generatedFolder, name), 'utf8');
    expect(committed === content, `${name} is stale: run node packages/api-client/generate.ts`).toBe(true);
  }
});

test('the contract passes the linter without a warning', { timeout: 60_000 }, async () => {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const run = promisify(execFile)(process.execPath, [cli, 'lint', '--format=stylish'], { cwd: root, env });
  const report = await run.then(
    () => 'clean',
    (failure) => `${failure.stdout}${failure.stderr}`,
  );
  expect(report).toBe('clean');
});
