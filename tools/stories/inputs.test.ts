import { beforeAll, describe, expect, it } from 'vitest';
import { fromDisk } from '../inputs/inputHashes.ts';
import type { Reached } from '../inputs/moduleGraph.ts';
import { storyFiles, storyGraph, storyInputs } from './inputs.ts';

let graph: Map<string, Reached>;
let before: Map<string, string>;
beforeAll(async () => {
  const files = storyFiles();
  graph = await storyGraph(files);
  before = await storyInputs(files, graph);
});

/** Returns the story files whose inputs change when this file changes. */
async function changedBy(
  changed: string,
  edit: (text: string) => string = (text) => `${text}\nvoid 'changed';`,
) {
  const after = await storyInputs([...before.keys()], graph, (file) =>
    file === changed ? edit(String(fromDisk(file))) : fromDisk(file),
  );
  return [...after].filter(([file, inputs]) => before.get(file) !== inputs).map(([file]) => file);
}

const button = 'packages/ui/src/components/Button/Button.stories.tsx';
const badge = 'packages/ui/src/components/Badge/Badge.stories.tsx';
const avatar = 'packages/ui/src/components/Avatar/Avatar.stories.tsx';
const screen = 'packages/portal/src/features/documents/screen/DocumentsScreen.stories.tsx';
const viewer = 'packages/sites/src/viewer/Viewer.stories.tsx';

describe('the inputs of a story', () => {
  it('are of every file of stories', () => {
    expect(before.size).toBeGreaterThan(100);
    expect(new Set(before.values()).size).toBe(before.size);
  });

  it('change with a component in the stories that show it, and in no other', async () => {
    const changed = await changedBy('packages/ui/src/components/Button/Button.tsx');
    expect(changed).toEqual(expect.arrayContaining([button, screen]));
    expect(changed).not.toContain(avatar);
  });

  it('change with a style of the component', async () => {
    const changed = await changedBy('packages/ui/src/components/Badge/Badge.css.ts');
    expect(changed).toContain(badge);
    expect(changed).not.toContain(button);
  });

  it('change with a part of a screen in that screen only', async () => {
    const changed = await changedBy('packages/portal/src/features/documents/modals/HistoryModal.tsx');
    expect(changed).toContain('packages/portal/src/features/documents/modals/HistoryModal.stories.tsx');
    expect(changed.filter((file) => !file.startsWith('packages/portal/'))).toEqual([]);
    expect(changed).not.toContain('packages/portal/src/features/login/LoginScreen.stories.tsx');
  });

  it('change with what answers requests in the screens that make some, and in no component', async () => {
    const changed = await changedBy('packages/api-client/src/rules/messages.ts');
    expect(changed).toContain(screen);
    expect(changed.filter((file) => file.startsWith('packages/ui/'))).toEqual([]);
  });

  it('change with a style sheet that is not code, in the stories that import it', async () => {
    expect(await changedBy('packages/sites/src/viewer/Viewer.module.css')).toEqual([
      viewer,
      viewer.replace('Viewer.stories', 'ViewerSearch.stories'),
      viewer.replace('Viewer.stories', 'ViewerSigning.stories'),
      viewer.replace('Viewer.stories', 'ViewerTagged.stories'),
      viewer.replace('Viewer.stories', 'ViewerTools.stories'),
    ]);
  });

  it.each([
    ['the theme', 'packages/ui/src/theme/themes/light.ts'],
    ['a font', 'packages/ui/src/theme/fonts/inter-latin-opsz-normal.woff2'],
    ['the preview', '.storybook/preview.tsx'],
    ['the screenshot run', 'packages/story-kit/src/screenshot/screenshot.ts'],
    ['the browser', 'visual/stamp.json'],
  ])('all change with %s', async (_what, file) => {
    expect(await changedBy(file)).toHaveLength(before.size);
  });

  it('do not change with a comment, a type or the formatting', async () => {
    const changed = await changedBy(
      'packages/ui/src/components/Button/Button.tsx',
      (text) => `/** Said anew. */\nexport type Changed = 'type';\n\n${text.replaceAll('\n', '\n\n')}`,
    );
    expect(changed).toEqual([]);
  });

  it.each([
    ['the server', 'packages/server/src/main.ts'],
    ['a test', 'packages/ui/src/components/Button/Button.test.tsx'],
  ])('do not change with %s', async (_what, file) => {
    expect(await changedBy(file)).toEqual([]);
  });

  it('change with a package that the story uses, as the lockfile fixes it', async () => {
    const changed = await changedBy('package-lock.json', (text) => {
      const lockfile = JSON.parse(text);
      lockfile.packages['node_modules/@tanstack/react-table'].version = '0.0.1';
      return JSON.stringify(lockfile);
    });
    expect(changed).toContain(screen);
    expect(changed).not.toContain(button);
  });
});
