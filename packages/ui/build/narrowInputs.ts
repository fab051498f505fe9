import ts from 'typescript';
import { aliased, exportsOf, isOurs } from './publicProgram.ts';

/** Parts of public types that refuse what callers may have, each by its type and path: `Firm.logo.showsName`. */
export interface NarrowInputs {
  /** Optional fields that refuse undefined under `exactOptionalPropertyTypes`. */
  readonly optional: readonly string[];
  /** Arrays, sets and maps that refuse readonly ones. */
  readonly mutable: readonly string[];
}

const mutableNames: ReadonlySet<string> = new Set(['Array', 'Set', 'Map']);

/** Types of callers' functions, besides the literal ones: what these receive is not passed by the caller. */
const receivers: ReadonlySet<string> = new Set(['ComponentType']);

function includesUndefined(type: ts.Type): boolean {
  const parts = type.isUnion() ? type.types : [type];
  const flags = ts.TypeFlags.Undefined | ts.TypeFlags.Unknown;
  return parts.some((part) => (part.flags & flags) !== 0);
}

/**
 * Reads everything that callers pass: the types that `src/index.ts` exports, the parameters of its functions
 * and components, and each type of this package that they refer to. What a callback receives may be mutable:
 * a caller's function may take it as readonly.
 */
export function readNarrowInputs(program: ts.Program): NarrowInputs {
  const checker = program.getTypeChecker();
  const optional = new Set<string>();
  const mutable = new Set<string>();
  const seen = new Set<ts.Declaration>();

  function readDeclaration(declaration: ts.Declaration): void {
    if (!isOurs(declaration) || seen.has(declaration)) return;
    seen.add(declaration);
    if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
      ts.forEachChild(declaration, (child) => read(child, declaration.name.text));
    else if (ts.isFunctionDeclaration(declaration))
      for (const { type } of declaration.parameters)
        if (type !== undefined) read(type, declaration.name?.text ?? '');
  }

  function follow(name: ts.Node): void {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol === undefined) return;
    aliased(symbol, checker).declarations?.forEach(readDeclaration);
  }

  function readReference(node: ts.TypeReferenceNode, path: string): void {
    const name = node.typeName.getText();
    if (receivers.has(name)) return;
    if (mutableNames.has(name)) mutable.add(path);
    if (name === 'Partial') optional.add(path);
    follow(node.typeName);
    node.typeArguments?.forEach((argument) => read(argument, path));
  }

  function read(node: ts.Node, path: string): void {
    if (ts.isFunctionTypeNode(node) || ts.isMethodSignature(node)) return;
    if (ts.isTypeReferenceNode(node)) {
      readReference(node, path);
      return;
    }
    if (ts.isExpressionWithTypeArguments(node)) follow(node.expression);
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) {
      ts.forEachChild(node.type, (child) => read(child, path));
      return;
    }
    if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) mutable.add(path);
    if (!ts.isPropertySignature(node)) {
      ts.forEachChild(node, (child) => read(child, path));
      return;
    }
    const own = `${path}.${node.name.getText()}`;
    if (node.type === undefined) return;
    if (node.questionToken !== undefined && !includesUndefined(checker.getTypeFromTypeNode(node.type)))
      optional.add(own);
    read(node.type, own);
  }

  for (const symbol of exportsOf(program)) symbol.declarations?.forEach(readDeclaration);
  return { optional: [...optional].sort(), mutable: [...mutable].sort() };
}
