import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { spelledKeys } from './queryKeys.ts';
import { isStoryOrTest, sources, type Source } from './sources.ts';

/** Raw tags, `className` and `style` in a file's JSX: the portal composes components and draws nothing itself. */
function drawings({ file, text }: Source): string[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && /^[a-z]/.test(node.tagName.getText(parsed))) {
      found.push(`${file}: <${node.tagName.getText(parsed)}>`);
    }
    if (ts.isJsxAttribute(node) && ['className', 'style'].includes(node.name.getText(parsed))) {
      found.push(`${file}: ${node.name.getText(parsed)}=`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

const fetches = ({ text }: Source) => /\bfetch\(|\bXMLHttpRequest\b/.test(text);

describe('the portal is thin', () => {
  const example = (text: string): Source => ({ file: 'packages/portal/src/app/A.tsx', text });

  it('which a tag, a class, a style and a fetch break', () => {
    expect(drawings(example('const a = <div className="b" />;'))).toHaveLength(2);
    expect(drawings(example('const a = <Card style={{ margin: 0 }} />;'))).toHaveLength(1);
    expect(drawings(example('const a = <Card title="b" />;'))).toEqual([]);
    expect(fetches(example("await window.fetch('/a');"))).toBe(true);
    expect(fetches(example('void client.prefetchQuery(query);'))).toBe(false);
  });

  it.each([
    "useQuery({ queryKey: ['a'] });",
    "const KEY = ['a'] as const; useQuery({ queryKey: KEY });",
    "const queryKey = ['a', id]; client.invalidateQueries({ queryKey });",
    "const keyOf = (id: number) => ['a', id]; client.setQueryData(keyOf(3), value);",
    "function keyOf(id: number) { return ['a', id]; } client.getQueryData<A>(keyOf(3));",
    "client.setQueryData(['a'], value);",
    "import { KEY } from './a.ts'; client.removeQueries({ queryKey: KEY });",
    "forget(['documents', 'list']);",
  ])('which a spelled-out query key breaks: %s', (text) => {
    expect(spelledKeys(example(text))).toHaveLength(1);
  });

  it.each([
    "import { keys } from '@countersign/api-client'; client.setQueryData(keys.clients.detail(3), value);",
    'client.invalidateQueries({ queryKey: clientQueries.list(portal).queryKey });',
    'for (const queryKey of all) client.invalidateQueries({ queryKey });',
  ])('which a key of the resources keeps: %s', (text) => {
    expect(spelledKeys(example(text))).toEqual([]);
  });

  const all = sources('packages/portal/src/**/*.{ts,tsx}').filter(({ file }) => !isStoryOrTest(file));

  it('has no styles of its own', () => {
    expect(
      sources('packages/portal/src/**/*.css', 'packages/portal/src/**/*.css.ts').map(({ file }) => file),
    ).toEqual([]);
  });

  it('draws nothing itself', () => {
    expect(all.filter(({ file }) => file.endsWith('.tsx')).flatMap(drawings)).toEqual([]);
  });

  it('fetches nothing itself', () => {
    const fetching = all
      .filter(({ file }) => !file.includes('/session/'))
      // Starts the first reads of a page, before the client that takes the responses has loaded.
      .filter(({ file }) => !file.endsWith('/services/earlyReads.ts'))
      // Loads the files of code, which no client reads.
      .filter(({ file }) => !file.endsWith('/boot/loadPart.ts'))
      .filter(fetches)
      .map(({ file }) => file);
    expect(fetching).toEqual([]);
  });

  it('spells out no query keys', () => {
    expect(all.flatMap(spelledKeys)).toEqual([]);
  });
});
