import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { storyFileOf } from '../coverage/storyFiles.ts';
import { operations } from '../generate/contract.ts';
import { capitalised, singular } from '../generate/naming.ts';
import { isStoryOrTest, sources, type Source } from './sources.ts';

interface Tagged {
  readonly id: string;
  readonly tag: string;
}

/** Whether a file is found by the noun: `documents.ts`, and for a part of it `documentTasks.ts`. */
function isNamedBy(noun: string, name: string): boolean {
  return name === noun || new RegExp(`^${singular(noun)}[A-Z]`).test(name);
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));

/** Operations of a path file that have another tag than its name. */
function misfiled({ file, text }: Source): string[] {
  return [...text.matchAll(/operationId: (\w+)\n\s+tags: \[(\w+)\]/g)].flatMap(([, id = '', tag = '']) =>
    tag === nameOf(file) ? [] : [`${file}: ${id} has the tag ${tag}`],
  );
}

/** The operations whose handlers are in a file. */
function boundIn({ text }: Source, tagged: readonly Tagged[]): readonly Tagged[] {
  return tagged.filter(({ id }) => new RegExp(`^ {2,4}(async )?${id}[(:,]`, 'm').test(text));
}

/** Operations that a file of handlers binds although it has another noun's name. */
function misbound(source: Source, tagged: readonly Tagged[]): string[] {
  const { file } = source;
  return boundIn(source, tagged)
    .filter(({ tag }) => !isNamedBy(tag, nameOf(file)))
    .map(({ id, tag }) => `${file}: ${id} has the tag ${tag}`);
}

/** Places of another name than the tag of their operations, and why. */
const otherwise: ReadonlyMap<string, string> = new Map([
  ['download in files', 'one service, whose links and uploads share its client'],
  ['upload in files', 'one service, whose links and uploads share its client'],
  [
    'identifySigner in signing',
    'asked while staff sign, beside their other calls; the rest of its tag is for signers',
  ],
]);

/** Features that are no resource, and why. */
const noResource: ReadonlyMap<string, string> = new Map([
  ['login', 'the pages before sign-in, which call no operation of the portal'],
  ['uploads', 'the panel of what is under way; its operations are the file service’s'],
]);

/** Groups of stories of another name than the feature, and why. */
const groups: ReadonlyMap<string, string> = new Map([
  // Its dialogs open on the documents’ screen.
  ['signing', 'Documents'],
]);

/** Operations, by the verb and path of their call. */
const tagsByCall = new Map(
  sources('openapi/paths/*.yaml').flatMap(({ file, text }) =>
    Object.entries<Record<string, { operationId?: string }>>(parse(text)).flatMap(([at, verbs]) =>
      Object.entries(verbs).flatMap(([verb, { operationId: id }]) =>
        id === undefined ? [] : [[`${verb.toUpperCase()} ${at}`, { id, tag: nameOf(file) }] as const],
      ),
    ),
  ),
);

/** Operations that a resource calls although it has another noun's name. */
function miscalled({ file, text }: Source, tagged: ReadonlyMap<string, Tagged>): string[] {
  const name = nameOf(file);
  return [...text.matchAll(/client\s*\.(GET|PUT|POST|DELETE)\(\s*'([^']+)'/g)].flatMap(
    ([, verb = '', at = '']) => {
      const operation = tagged.get(`${verb} ${at}`);
      if (operation === undefined || isNamedBy(operation.tag, name)) return [];
      const { id, tag } = operation;
      return otherwise.has(`${id} in ${name}`) || otherwise.has(`${tag} in ${name}`)
        ? []
        : [`${file}: ${id} has the tag ${tag}`];
    },
  );
}

/** Whether a feature is named as a resource, or as a part of one: `ownerFirms`. */
const isOfResource = (feature: string, tags: readonly string[]) =>
  tags.some((tag) => feature === tag || feature.endsWith(capitalised(tag)));

/** Stories of a feature that are in another group than its own. */
function misgrouped({ file, text }: Source): string[] {
  const [, feature = ''] = /\/features\/([^/]+)\//.exec(file) ?? [];
  const group = groups.get(feature) ?? capitalised(feature);
  const title = storyFileOf({ file, text })?.title ?? '';
  return title === `Screens/${group}` || title.startsWith(`Screens/${group}/`) ? [] : [`${file}: ${title}`];
}

describe('one noun names the tag of an operation, its path file, its resource, its handler’s file, the feature and its stories', () => {
  const list: Source = {
    file: 'openapi/paths/notes.yaml',
    text: `/notes/:\n  get:\n    operationId: listNotes\n    tags: [notes]\n`,
  };
  const handler = (file: string): Source => ({
    file,
    text: 'export const a = {\n  async listNotes() {},\n};',
  });

  it('which another tag breaks, and a handler elsewhere', () => {
    expect(misfiled({ ...list, file: 'openapi/paths/memos.yaml' })).toHaveLength(1);
    expect(misbound(handler('routes/memos.ts'), [{ id: 'listNotes', tag: 'notes' }])).toHaveLength(1);
  });

  it('which a resource of another name breaks, a feature that is none, and stories in another group', () => {
    const tagged = new Map([['GET /notes/', { id: 'listNotes', tag: 'notes' }]]);
    const text = `client.GET('/notes/', { signal })`;
    expect(miscalled({ file: 'resources/memos.ts', text }, tagged)).toHaveLength(1);
    expect(miscalled({ file: 'resources/notes.ts', text }, tagged)).toEqual([]);
    const stories = (title: string) => ({
      file: 'src/features/notes/NotesScreen.stories.tsx',
      text: `const meta = { title: '${title}' };`,
    });
    expect([isOfResource('memos', ['notes']), isOfResource('ownNotes', ['notes'])]).toEqual([false, true]);
    expect(misgrouped(stories('Screens/Memos'))).toHaveLength(1);
    expect(misgrouped(stories('Screens/Notes/Details'))).toEqual([]);
  });

  it('which the same noun keeps, and a part of the resource', () => {
    expect(misfiled(list)).toEqual([]);
    for (const file of ['routes/notes.ts', 'routes/notePins.ts']) {
      expect(misbound(handler(file), [{ id: 'listNotes', tag: 'notes' }])).toEqual([]);
    }
  });

  it('holds in the contract', () => {
    const paths = sources('openapi/paths/*.yaml');
    expect(paths.length).toBeGreaterThan(15);
    expect(paths.flatMap(misfiled)).toEqual([]);
  });

  it('holds in the handlers of the portal', () => {
    const routes = sources('packages/server/src/routes/*.ts').filter(({ file }) => !isStoryOrTest(file));
    const bound = routes.filter(({ text }) => /: Handlers<|OpenHandlers</.test(text));
    expect(bound.flatMap((source) => boundIn(source, operations)).length).toBeGreaterThan(30);
    expect(bound.flatMap((source) => misbound(source, operations))).toEqual([]);
  });

  it('holds in the resources', () => {
    const resources = sources('packages/api-client/src/resources/*.ts').filter(
      ({ file }) => !isStoryOrTest(file),
    );
    expect(tagsByCall.size).toBeGreaterThan(100);
    expect(resources.flatMap((source) => miscalled(source, tagsByCall))).toEqual([]);
    const names = resources.map(({ file }) => nameOf(file));
    const tags = new Set([...tagsByCall.values()].flatMap(({ id, tag }) => [id, tag]));
    for (const place of otherwise.keys()) {
      const [operation = '', name = ''] = place.split(' in ');
      expect([tags.has(operation), names.includes(name)], place).toEqual([true, true]);
    }
  });

  it('holds in the features of the portal, and in their stories', () => {
    const files = sources('packages/portal/src/features/**/*.tsx');
    const features = new Set(files.map(({ file }) => /\/features\/([^/]+)\//.exec(file)?.[1] ?? ''));
    const tags = [...tagsByCall.values()].map(({ tag }) => tag);
    expect(
      [...features].filter((feature) => !isOfResource(feature, tags) && !noResource.has(feature)),
    ).toEqual([]);
    expect([...noResource.keys(), ...groups.keys()].filter((feature) => !features.has(feature))).toEqual([]);
    const stories = files.filter(({ file }) => file.endsWith('.stories.tsx'));
    expect(stories.length).toBeGreaterThan(15);
    expect(stories.flatMap(misgrouped)).toEqual([]);
  });
});
