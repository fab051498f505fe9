import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentPolicy } from './headers.ts';
import { readPage } from './builtPage.ts';

const code = 'start();';
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-page-'));
  file = join(folder, 'index.html');
  await writeFile(
    file,
    `<script type="application/json" id="told"></script><script data-inline>${code}</script><script>other();</script>`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a page contains its configuration, which cannot close its script', () => {
  const { html, compressed } = readPage(file, { told: { name: '</script><script>bad()' } });
  const [, told = ''] = /id="told">(.*?)<\/script>/.exec(html.toString('utf8')) ?? [];
  expect(JSON.parse(told)).toEqual({ name: '</script><script>bad()' });
  expect(brotliDecompressSync(compressed)).toEqual(html);
});

test('the policy allows the first lines of the page by their hash, and no other script in it', () => {
  const { inline } = readPage(file);
  const hash = createHash('sha256').update(code).digest('base64');
  expect(inline).toEqual({ scripts: [`'sha256-${hash}'`], styles: [] });
  const origins = {
    portal: 'http://localhost:1',
    api: 'http://localhost:1/rest',
    identity: 'http://localhost:2',
    files: 'http://localhost:3',
    signing: 'http://localhost:4',
    desk: 'http://localhost:5',
  };
  const policy = contentPolicy(origins, "'none'", inline);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain('unsafe');
});
