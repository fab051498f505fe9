import { beforeAll, describe, expect, it } from 'vitest';
import { fromDisk } from './inputHashes.ts';
import { testGraph, testInputs } from './testInputs.ts';

const notFound = 'packages/portal/src/app/NotFound.test.tsx';
const screen = 'packages/portal/src/features/documents/screen/DocumentsScreen.test.tsx';
const globbed = 'packages/portal/src/app/firstReads.test.tsx';
const files = [notFound, screen, globbed];

let graph: Awaited<ReturnType<typeof testGraph>>;
let before: Map<string, string | null>;
beforeAll(async () => {
  graph = await testGraph(files);
  before = await testInputs(files, graph);
});

/** Returns the tests whose inputs change when this file changes. */
async function changedBy(changed: string) {
  const after = await testInputs(files, graph, (file) =>
    file === changed ? `${String(fromDisk(file))}\n// changed` : fromDisk(file),
  );
  return files.filter((file) => before.get(file) !== after.get(file));
}

describe('the inputs of a test', () => {
  it.each([
    ['itself', notFound, [notFound]],
    ['a screen that it shows', 'packages/portal/src/features/documents/screen/DocumentsScreen.tsx', [screen]],
    ['the setup of all tests', '.storybook/dom.setup.ts', [notFound, screen]],
    ['the configuration of Vitest', 'vitest.config.ts', [notFound, screen]],
    ['the server', 'packages/server/src/main.ts', []],
  ])('change with %s', async (_what, file, tests) => {
    expect(await changedBy(file)).toEqual(tests);
  });

  it('are unknown where it reads files that no import names', () => {
    expect(before.get(globbed)).toBeNull();
  });
});
