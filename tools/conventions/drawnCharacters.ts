import ts from 'typescript';
import type { Source } from './sources.ts';

/** A character that a file draws, and where. */
export interface Drawn {
  readonly file: string;
  readonly character: string;
}

const beyondAscii = /[^\0-\u{7f}]/gu;

/** Every character beyond ASCII in the strings, templates and JSX of a file; comments draw nothing. */
export function drawnCharacters({ file, text }: Source): Drawn[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node))
      for (const character of node.text.match(beyondAscii) ?? []) found.add(character);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return [...found].map((character) => ({ file, character }));
}

/** The same of a page of words, where everything is drawn. */
export function writtenCharacters({ file, text }: Source): Drawn[] {
  return [...new Set(text.match(beyondAscii) ?? [])].map((character) => ({ file, character }));
}
