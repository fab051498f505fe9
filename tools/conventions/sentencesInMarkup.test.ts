import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isStoryOrTest, sources, type Source } from './sources.ts';

/** Two words or more that end as a sentence does, or go on after one. */
const isSentence = (text: string) =>
  /\p{L}{2}.* .*\p{L}{2}/su.test(text) && /[.?!…]$|[.?!] \p{Lu}/u.test(text);

/** What a node says, `{}` where a value is filled in; null where it says nothing. */
function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ').trim();
  if (ts.isStringLiteralLike(node)) return ts.isImportDeclaration(node.parent) ? null : node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** The sentences that a component holds itself. What an error says to developers does not count. */
function sentencesInMarkup({ file, text }: Source): string[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node)) return;
    const said = textOf(node);
    if (said !== null && isSentence(said)) found.push(`${file}: ${said}`);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

describe('sentences are in catalogues, and only labels in markup', () => {
  it.each([
    '<p>Nothing is sent until you confirm.</p>',
    '<Dialog note="Sure? Think again" />',
    '<p>{`Showing the first ${count}. Type more.`}</p>',
    `<p>{few ? 'Select one.' : 'One account can sign.'}</p>`,
    `<Hint text={'Opening the document.'} />`,
  ])('which this breaks: %s', (markup) => {
    expect(sentencesInMarkup({ file: 'a.tsx', text: `const a = ${markup};` })).not.toEqual([]);
  });

  it.each([
    '<Button>Send a new PIN</Button>',
    '<p>{messages.sent}</p>',
    '<path d="M4.25 8.25 6.9 10.9" />',
    `<A b={() => { throw new Error('A part was rendered outside of it.'); }} />`,
  ])('which this keeps: %s', (markup) => {
    expect(sentencesInMarkup({ file: 'a.tsx', text: `const a = ${markup};` })).toEqual([]);
  });

  it('holds in the portal and on the sites', () => {
    const all = sources('packages/{portal,sites}/src/**/*.tsx')
      .filter(({ file }) => !isStoryOrTest(file))
      // A drawing of a letter, whose text is not for reading.
      .filter(({ file }) => file !== 'packages/sites/src/identity/Letter.tsx');
    expect(all.length).toBeGreaterThan(60);
    expect(all.flatMap(sentencesInMarkup)).toEqual([]);
  });
});
