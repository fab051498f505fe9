import ts from 'typescript';
import { exportsOf, isOurs } from './publicProgram.ts';

/** One prop of a component, or one field of a public type. */
export interface PublicProp {
  readonly name: string;
  /** As it is written in the source, on one line. */
  readonly type: string;
  readonly optional: boolean;
  /** Without its tags; empty where there is none. */
  readonly description: string;
}

/** A component, or a type that its callers write: both have members. */
export interface PublicThing {
  readonly name: string;
  readonly kind: 'component' | 'type';
  readonly description: string;
  readonly members: readonly PublicProp[];
  /** The type that an alias refers to, on one line; undefined for types with members. */
  readonly alias: string | undefined;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function describe(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
}

/** The members of a type that this package declares; what comes from React's own elements is React's to describe. */
function membersOf(type: ts.Type, checker: ts.TypeChecker): PublicProp[] {
  const parts = type.isUnion() ? type.types : [type];
  const symbols = new Map(
    parts.flatMap((part) =>
      checker.getPropertiesOfType(part).map((symbol) => [symbol.name, symbol] as const),
    ),
  );
  return [...symbols.values()].flatMap((symbol) => {
    const declaration = symbol.declarations?.find(isOurs);
    if (declaration === undefined) return [];
    const written = ts.isPropertySignature(declaration) ? declaration.type : undefined;
    return {
      name: symbol.name,
      type: oneLine(written?.getText() ?? checker.typeToString(checker.getTypeOfSymbol(symbol))),
      optional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
      description: describe(symbol, checker),
    };
  });
}

function componentOf(symbol: ts.Symbol, checker: ts.TypeChecker): PublicThing | undefined {
  if (!/^[A-Z]/.test(symbol.name) || (symbol.flags & ts.SymbolFlags.Function) === 0) return undefined;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signature === undefined) return undefined;
  const [props] = signature.parameters;
  return {
    name: symbol.name,
    kind: 'component',
    description: describe(symbol, checker),
    members: props === undefined ? [] : membersOf(checker.getTypeOfSymbol(props), checker),
    alias: undefined,
  };
}

function typeOf(symbol: ts.Symbol, checker: ts.TypeChecker): PublicThing | undefined {
  const declaration = symbol.declarations?.find(isOurs);
  if (declaration === undefined) return undefined;
  const base = { name: symbol.name, kind: 'type', description: describe(symbol, checker) } as const;
  if (ts.isInterfaceDeclaration(declaration)) {
    const members = membersOf(checker.getDeclaredTypeOfSymbol(symbol), checker);
    return { ...base, members, alias: undefined };
  }
  if (!ts.isTypeAliasDeclaration(declaration)) return undefined;
  return { ...base, members: [], alias: oneLine(declaration.type.getText()) };
}

/** What `src/index.ts` offers to be rendered or typed, in order of name, read by the compiler. */
export function readPublicThings(program: ts.Program): PublicThing[] {
  const checker = program.getTypeChecker();
  return exportsOf(program)
    .flatMap((symbol) => componentOf(symbol, checker) ?? typeOf(symbol, checker) ?? [])
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
