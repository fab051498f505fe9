import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { isStoryOrTest, sources, type Source } from './sources.ts';

/** Drawings of letters, whose text is not for reading, and the sample pages of the theme lab. */
const drawnTexts = [
  'packages/sites/src/identity/Letter.tsx',
  'packages/ui/src/patterns/PublicPage/PublicPaper.tsx',
  'packages/ui/src/themeLab/',
];

/** Two words or more that end as a sentence does, or go on after one. */
const isSentence = (text: string) =>
  /\p{L}{2}.* .*\p{L}{2}/su.test(text) && /[.?!…]$|[.?!] \p{Lu}/u.test(text);

/** What text and values side by side say together; null where there is no text among values. */
function joined(children: readonly ts.JsxChild[]): string | null {
  const inline = children.filter((child) => ts.isJsxText(child) || ts.isJsxExpression(child));
  if (inline.every(ts.isJsxText) || inline.length < children.length) return null;
  const said = inline.map((child) => (ts.isJsxText(child) ? child.text : '{}')).join('');
  return said.replaceAll(/\s+/g, ' ').trim();
}

/** What a node says, `{}` where a value is filled in; null where it says nothing. */
function textOf(node: ts.Node): string | null {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return joined(node.children);
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
    '<p>No accounts match “{search}” today.</p>',
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

  it('holds in the library, in the portal and on the sites', () => {
    const all = sources('packages/{portal,sites,ui}/src/**/*.tsx')
      .filter(({ file }) => !isStoryOrTest(file))
      .filter(({ file }) => !drawnTexts.some((drawn) => file.startsWith(drawn)));
    expect(all.length).toBeGreaterThan(150);
    expect(all.flatMap(sentencesInMarkup)).toEqual([]);
  });
});
