import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readNarrowInputs } from '../build/narrowInputs.ts';
import { readOptions, readProgram } from '../build/publicProgram.ts';
import { readPublicThings, type PublicProp, type PublicThing } from '../build/publicProps.ts';

const program = readProgram();
const things = readPublicThings(program);

function line({ name, type, optional }: PublicProp): string {
  return `  ${name}${optional ? '?' : ''}: ${type}\n`;
}

function block({ name, kind, members, alias }: PublicThing): string {
  if (alias !== undefined) return `type ${name} = ${alias}\n`;
  return `${kind} ${name}\n${members.map(line).sort().join('')}`;
}

/** A component's props are listed at the component; their named type would repeat them. */
function isNamedProps({ name }: PublicThing): boolean {
  return things.some((thing) => thing.kind === 'component' && name === `${thing.name}Props`);
}

it('offers the props and fields that were announced, and no others', async () => {
  const text = things
    .filter((thing) => !isNamedProps(thing))
    .map(block)
    .join('\n');
  // Update with `vitest run --project unit packages/ui/src/publicProps --update`: removing a prop or making
  // it required is a breaking change.
  await expect(text).toMatchFileSnapshot('publicProps.txt');
});

describe('what is public is described', () => {
  it('every component in a sentence', () => {
    const components = things.filter(({ kind }) => kind === 'component');
    expect(components.length).toBeGreaterThan(80);
    const without = components.filter(({ description }) => !/\w.*[.:]?$/.test(description));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('every prop of every component, and every field of every type that callers write', () => {
    const without = things.flatMap(({ name, members }) =>
      members.filter(({ description }) => description === '').map((prop) => `${name}.${prop.name}`),
    );
    expect(without).toEqual([]);
  });
});

describe('what callers pass is as wide as what they may have', () => {
  const narrow = readNarrowInputs(program);

  it('takes undefined for every optional prop and field, under exactOptionalPropertyTypes too', () => {
    expect(narrow.optional).toEqual([]);
  });

  it('takes readonly arrays, sets and maps', () => {
    expect(narrow.mutable).toEqual([]);
  });
  it('is checked in all that the public module refers to', () => {
    const proof = readNarrowInputs(readProgram(hostOf(narrowModule)));
    expect(proof.optional).toEqual(['Firm.logo.showsName', 'ShellProps.title']);
    expect(proof.mutable).toEqual(['Group.items', 'ShellProps.groups', 'ShellProps.open', 'widths']);
  });
});

const narrowModule = `
  interface Group { items: string[]; label?: string | undefined }
  type Firm = { logo?: { showsName?: boolean } | undefined };
  interface ShellProps extends Pick<{ open: Set<number> }, 'open'> {
    firm: Firm;
    groups: Group[];
    title?: string;
    onFiles: (files: File[]) => void;
    names: readonly string[];
  }
  export function Shell({ firm }: ShellProps) { return firm.logo; }
  export function widths(columns: Array<number>): number[] { return columns; }
`;

/** The files on the disk, but another `src/index.ts`. */
function hostOf(index: string): ts.CompilerHost {
  const host = ts.createCompilerHost(readOptions());
  return {
    ...host,
    getSourceFile: (file, language, ...rest) =>
      file.endsWith('/ui/src/index.ts')
        ? ts.createSourceFile(file, index, language, true)
        : host.getSourceFile(file, language, ...rest),
  };
}
