import { createServer } from 'node:http';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countWaves } from '../packages/server/bench/load/countWaves.ts';
import { listen, type Site } from '../packages/server/bench/uploads/listen.ts';
import { startBrowser } from './harness.ts';

const script = `
  const cell = document.querySelector('[role=gridcell]');
  cell.textContent = '…';
  const [lease] = await Promise.all([fetch('/lease'), fetch('/colour')]);
  cell.textContent = await lease.text();
  await fetch('/afterwards');
`;

/** A page that renders an empty cell at once, and fills it with data that its script reads. */
const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/': [
    'text/html',
    '<!doctype html><link rel="icon" href="data:,"><p role="gridcell">&nbsp;</p><script type="module" src="/script"></script>',
  ],
  '/script': ['text/javascript', script],
  '/lease': ['text/plain', 'Lease'],
  '/colour': ['text/plain', 'blue'],
};

let site: Site;
let browser: Browser;

beforeAll(async () => {
  const server = createServer(({ url = '' }, reply) => {
    const [type, body] = answers[url] ?? ['text/plain', 'nothing'];
    reply.writeHead(200, { 'content-type': type }).end(body);
  });
  [site, browser] = await Promise.all([listen(server), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it('counts waves until what is awaited has words, not until its empty place is drawn', async () => {
  const waves = await countWaves(browser, `${site.origin}/`, { awaited: '[role=gridcell]', state: null });
  expect(waves.map((wave) => wave.map((url) => new URL(url).pathname).toSorted())).toEqual([
    ['/'],
    ['/script'],
    ['/colour', '/lease'],
  ]);
});
