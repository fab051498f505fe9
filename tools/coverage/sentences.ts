import ts from 'typescript';
import type { Source } from '../conventions/sources.ts';

/** One sentence of a catalogue. */
export interface Sentence {
  readonly file: string;
  /** Its place in the file, from the exported name on: `outcomeMessages.title.declined`. */
  readonly path: string;
  /** To the letter, `{}` where a value is filled in. */
  readonly text: string;
  /** Whether it is always the same; otherwise a function chooses it or fills it in. */
  readonly fixed: boolean;
}

/** The message catalogues; a story or a test must reach each message. */
export const catalogues = ['packages/*/src/**/*.messages.ts', 'packages/api-client/src/rules/messages.ts'];
/** The sentences of errors, by code; tests of the codes prove that every code occurs. */
export const errorCatalogues = ['packages/*/src/**/*Sentences.ts'];

export const parse = ({ file, text }: Source) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Returns whether a literal is only compared or looked up, and so never displayed. */
function isUnspoken(node: ts.Node): boolean {
  const { parent } = node;
  return (
    (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) ||
    (ts.isCallExpression(parent) && parent.expression !== node) ||
    (ts.isNewExpression(parent) && parent.expression !== node) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isLiteralTypeNode(parent)
  );
}

/** The sentences that an expression, or the body of a function, can make. */
function textsIn(node: ts.Node): string[] {
  if (ts.isTypeNode(node) || isUnspoken(node)) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')];
  }
  const found: string[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...textsIn(child));
  });
  return found;
}

const hasText = (text: string) => /\p{Letter}/u.test(text.replaceAll('{}', ''));

const isMade = (node: ts.Node) => ts.isFunctionLike(node) || ts.isBlock(node);

/** Every sentence of a catalogue's source, in its order. */
export function sentencesIn(source: Source): Sentence[] {
  const found: Sentence[] = [];
  const read = (node: ts.Node, path: string): void => {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return read(node.expression, path);
    if (!ts.isObjectLiteralExpression(node)) {
      for (const text of textsIn(node).filter(hasText))
        found.push({ file: source.file, path, text, fixed: !isMade(node) });
      return;
    }
    for (const property of node.properties) {
      if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name))
        read(property.initializer, `${path}.${property.name.text}`);
    }
  };
  for (const statement of parse(source).statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
      read(statement.body, statement.name.text);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) read(initializer, name.text);
    }
  }
  return found;
}
