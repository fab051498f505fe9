import { describe, expect, it } from 'vitest';
import { operations } from '../generate/contract.ts';
import { singular } from '../generate/naming.ts';
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

describe('one noun names the tag of an operation, its path file and its handler’s file', () => {
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
});
