import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesBetween, copyOfProject, filesOf, runIn } from './testing/copy.ts';

const success = { code: 0, output: '' };
/** Ends what hangs, on whatever machine: what runs in here has no limit of its own. */
const timeout = 1_800_000;
const packages = ['api-client', 'ui', 'portal', 'server'];
const features = 'packages/portal/src/features';

/** Laws that what is generated could break, and the tests of what it is registered in. */
const conventions = [
  ...[
    ...['flows', 'routes', 'features', 'portal', 'imports', 'stories', 'messages', 'size', 'cycles'],
    ...['sentencesInMarkup', 'deadCode', 'nouns', 'rulesUsed'],
  ].map((law) => `tools/conventions/${law}.test.ts`),
  'packages/portal/src/app',
  'packages/ui/src/publicNames.test.ts',
  'packages/ui/src/publicProps.test.ts',
  'packages/ui/src/docs',
  'packages/api-client/src/generated',
  'packages/api-client/src/resources/everyOperation.test.ts',
  'packages/api-client/src/fixtures',
];

let copy: string;
/** The changes of each generator run, in order. */
const steps: ReturnType<typeof changesBetween>[] = [];

/** Runs a generator and returns what it changed. */
async function generate(
  kind: string,
  ...named: readonly string[]
): Promise<ReturnType<typeof changesBetween>> {
  const before = filesOf(copy);
  const { code, output } = await runIn(copy, 'tools/generate.ts', kind, ...named);
  expect(code, output).toBe(0);
  const changes = changesBetween(before, filesOf(copy));
  steps.push(changes);
  return changes;
}

beforeAll(() => {
  copy = copyOfProject();
}, timeout);
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
}, timeout);

describe('what a generator writes', () => {
  // The clients have a folder with messages before their screen.
  it.each([['employees'], ['ownerFirms', '/owner/firms/list'], ['clients', '/clients/list']])(
    'is, for the screen %s, one folder and one line',
    { timeout },
    async (noun, ...address) => {
      const { fresh, changed } = await generate('screen', noun, ...address);
      expect(fresh.filter((file) => !file.startsWith(`${features}/${noun}/`))).toEqual([]);
      expect(fresh).toContain(`${features}/${noun}/${noun}.route.tsx`);
      expect(changed.filter(({ removed }) => removed > 0)).toEqual([]);
      expect(changed.filter(({ file }) => !file.startsWith(`${features}/${noun}/`))).toEqual([
        { file: 'packages/portal/src/app/features.ts', added: 1, removed: 0 },
      ]);
    },
  );

  it(
    'is, for a component, one folder, a changeset, a line of the guide, and the lists of public names, props and budgets',
    { timeout },
    async () => {
      const { fresh, changed } = await generate('component', 'StampCard');
      const folder = 'packages/ui/src/components/StampCard/';
      expect(fresh.filter((file) => !file.startsWith(folder))).toEqual(['.changeset/stamp-card.md']);
      expect(changed.toSorted((one, other) => (one.file < other.file ? -1 : 1))).toEqual([
        { file: 'docs/using-ui.md', added: 1, removed: 0 },
        { file: 'packages/ui/budgets.json', added: 1, removed: 0 },
        { file: 'packages/ui/src/components.ts', added: 1, removed: 0 },
        { file: 'packages/ui/src/publicNames.txt', added: 4, removed: 0 },
        { file: 'packages/ui/src/publicProps.txt', added: 3, removed: 0 },
      ]);
    },
  );

  it(
    'is, for a new resource, its contract, client and test files and their entries in the lists',
    { timeout },
    async () => {
      const { fresh, changed } = await generate('resource', 'notes');
      expect(fresh.toSorted()).toEqual([
        'openapi/paths/notes.yaml',
        'openapi/schemas/NewNote.yaml',
        'openapi/schemas/Note.yaml',
        'openapi/schemas/NoteList.yaml',
        'packages/api-client/src/fixtures/notes.answers.ts',
        'packages/api-client/src/fixtures/notes.ts',
        'packages/api-client/src/resources/notes.ts',
        'packages/server/src/routes/notes.test.ts',
      ]);
      expect(changed.filter(({ removed }) => removed > 0).map(({ file }) => file)).toEqual([]);
    },
  );

  it('is, for a resource whose table exists, its handler and its query', { timeout }, async () => {
    const { fresh, changed } = await generate('resource', 'firms');
    expect(fresh.toSorted()).toEqual([
      'packages/server/src/domain/firms.ts',
      'packages/server/src/routes/firms.test.ts',
      'packages/server/src/routes/firms.ts',
    ]);
    expect(changed.toSorted((one, other) => (one.file < other.file ? -1 : 1))).toEqual([
      { file: 'packages/server/src/contract/testing/calls/lists.ts', added: 1, removed: 0 },
      { file: 'packages/server/src/routes/index.ts', added: 2, removed: 0 },
    ]);
  });

  it('is, for a screen, at the address of the specification with its first reads', () => {
    const folder = path.join(copy, features, 'ownerFirms');
    const written = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    expect(written('ownerFirms.route.tsx')).toContain("path: '/owner/firms/list'");
    expect(written('ownerFirms.reads.ts')).toContain("'/owner/firms/list': ");
  });

  it('is refused for what is no address of a list', { timeout }, async () => {
    expect((await runIn(copy, 'tools/generate.ts', 'screen', 'clients', '/clients/$clientId')).code).toBe(2);
  });

  it(
    'is not written, but explained in a sentence, where the contract lacks its list',
    { timeout },
    async () => {
      expect(await runIn(copy, 'tools/generate.ts', 'screen', 'zebras')).toEqual({
        code: 1,
        output: 'The contract has no operation listZebras.\n',
      });
    },
  );

  it('is never overwritten', { timeout }, async () => {
    expect(await generate('screen', 'employees')).toEqual({ fresh: [], changed: [] });
  });

  it('compiles', { timeout }, async () => {
    for (const name of packages) {
      const program = 'node_modules/@typescript/native/bin/tsc';
      expect(await runIn(copy, program, '--noEmit', '-p', `packages/${name}`)).toEqual(success);
    }
  });

  it('is linted and formatted', { timeout }, async () => {
    const fresh = steps.flatMap((step) => step.fresh).filter((file) => /\.tsx?$/.test(file));
    expect(await runIn(copy, 'node_modules/eslint/bin/eslint.js', '--max-warnings', '0', ...fresh)).toEqual(
      success,
    );
    const touched = steps.flatMap((step) => [...step.fresh, ...step.changed.map(({ file }) => file)]);
    const formatted = touched.filter((file) => !file.includes('/generated/') && !file.endsWith('.txt'));
    const prettier = 'node_modules/prettier/bin/prettier.cjs';
    expect(await runIn(copy, prettier, '--check', '--log-level', 'warn', ...formatted)).toEqual(success);
  });

  it('passes its tests, which play its stories, and the convention tests', { timeout }, async () => {
    const own = steps.flatMap((step) => step.fresh).filter((file) => /\.test\.tsx?$/.test(file));
    expect(own.length).toBeGreaterThan(8);
    const projects = ['unit', 'dom', 'server'].flatMap((project) => ['--project', project]);
    const tests = await runIn(
      copy,
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects,
      ...own,
      ...conventions,
    );
    expect(tests.code, tests.output).toBe(0);
  });
});
