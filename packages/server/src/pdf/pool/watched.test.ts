import { spawn } from 'node:child_process';
import { on } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

it('works under `node --watch`, as the development server runs', async () => {
  const options = [`--watch-path=${folder}`, '--watch-preserve-output', '--conditions=@countersign/source'];
  const watched = spawn(process.execPath, [...options, `${folder}testing/inspectSample.ts`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const [line] of on(createInterface(watched.stdout), 'line')) {
      expect(line).toBe(JSON.stringify({ ok: true, pages: 2 }));
      break;
    }
  } finally {
    watched.kill();
  }
}, 60_000);
