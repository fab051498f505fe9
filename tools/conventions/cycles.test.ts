import { describe, expect, it } from 'vitest';
import { cyclesAmong } from './cycles.ts';
import { sources } from './sources.ts';

describe('no file runs itself through others', () => {
  it('is broken by a ring, and not by types that name one another', () => {
    const ring = [
      { file: 'a/one.ts', text: `import { two } from './two.ts';` },
      { file: 'a/two.tsx', text: `export * from '../b/three.js';` },
      {
        file: 'b/three.ts',
        text: `import { one } from '../a/one.ts'; import type { Four } from './four.ts';`,
      },
      { file: 'b/four.ts', text: `import { three } from './three.ts';` },
    ];
    expect(cyclesAmong(ring)).toEqual(['a/one → a/two → b/three → a/one']);
  });

  it('holds', () => {
    expect(cyclesAmong(sources('{packages,tools,journeys}/**/*.{ts,tsx}'))).toEqual([]);
  });
});
