import ts from 'typescript';
import { keys } from '../../packages/api-client/src/resources/keys.ts';
import type { Source } from './sources.ts';

/** Methods of the query client that take a key by itself. */
const takesKey = /^(get|set)Query(Data|State|Defaults)$|^(get|set)MutationDefaults$/;
const isKeyName = /^(query|mutation)Key$/;

/** What the keys of the product begin with. */
const roots = new Set<string>(
  Object.values(keys)
    .flatMap((group) => Object.values(group))
    .flatMap((key) => (typeof key === 'function' ? [] : [key[0]])),
);

/** The expressions that a node gives as a key. */
function keysGiven(node: ts.Node): readonly ts.Expression[] {
  if (ts.isPropertyAssignment(node) && isKeyName.test(node.name.getText())) return [node.initializer];
  if (ts.isShorthandPropertyAssignment(node) && isKeyName.test(node.name.text)) return [node.name];
  const isTaken =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    takesKey.test(node.expression.name.text);
  return isTaken ? node.arguments.slice(0, 1) : [];
}

/** What a name of a file stands for: the value of a constant, a function, or an import of a module beside it. */
function namesOf(file: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const names = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      names.set(node.name.text, node.initializer);
    if (ts.isFunctionDeclaration(node) && node.name) names.set(node.name.text, node);
    if (ts.isImportDeclaration(node) && /^['"]\./.test(node.moduleSpecifier.getText())) {
      const bindings = node.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        for (const each of bindings.elements) names.set(each.name.text, each);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/**
 * The keys that a file spells out: lists that it gives as a key, in place or by the name of its own or another
 * module's constant or function, and lists that begin as a key of the product.
 */
export function spelledKeys({ file, text }: Source): string[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = namesOf(parsed);
  const isSpelled = (node: ts.Node | undefined): boolean => {
    if (node === undefined) return false;
    if (ts.isArrayLiteralExpression(node) || ts.isImportSpecifier(node)) return true;
    if (ts.isIdentifier(node)) return isSpelled(names.get(node.text));
    if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) return isSpelled(node.body);
    if (ts.isBlock(node)) return node.statements.some(isSpelled);
    if (ts.isConditionalExpression(node)) return isSpelled(node.whenTrue) || isSpelled(node.whenFalse);
    const holds =
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isParenthesizedExpression(node) ||
      ts.isCallExpression(node) ||
      ts.isReturnStatement(node);
    return holds && isSpelled(node.expression);
  };
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const key of keysGiven(node)) if (isSpelled(key)) found.add(key.getText());
    const [first] = ts.isArrayLiteralExpression(node) ? node.elements : [];
    if (first && ts.isStringLiteral(first) && roots.has(first.text)) found.add(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return [...found].map((key) => `${file}: ${key}`);
}
