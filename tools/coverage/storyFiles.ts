import ts from 'typescript';
import type { Source } from '../conventions/sources.ts';

/** A file of stories, read from its source. */
export interface StoryFile {
  readonly file: string;
  /** Its title in the sidebar: `Components/Button`. */
  readonly title: string;
  /** The exported names, in order: `Primary`, `LongTexts`. */
  readonly stories: readonly string[];
}

/** Reads title and stories; null for a file without a title. */
export function storyFileOf({ file, text }: Source): StoryFile | null {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  let title: string | null = null;
  const stories: string[] = [];
  for (const statement of parsed.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || initializer === undefined) continue;
      if (exported) stories.push(name.text);
      else if (name.text === 'meta') title = titleIn(initializer);
    }
  }
  return title === null ? null : { file, title, stories };
}

function titleIn(node: ts.Expression): string | null {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return titleIn(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return null;
  for (const property of node.properties) {
    if (
      ts.isPropertyAssignment(property) &&
      ts.isIdentifier(property.name) &&
      property.name.text === 'title' &&
      ts.isStringLiteralLike(property.initializer)
    )
      return property.initializer.text;
  }
  return null;
}
