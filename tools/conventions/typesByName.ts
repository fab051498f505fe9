import path from 'node:path';
import ts from 'typescript';
import { withoutEnding, type Source } from './sources.ts';

/** A type and the file whose names it uses. */
export interface Type {
  readonly file: string;
  readonly node: ts.TypeNode | ts.InterfaceDeclaration;
}

/** The words of the enums of the contract: `SigningPage.Stage`. */
export type ContractEnums = ReadonlyMap<string, readonly string[]>;

interface Alias {
  readonly file: string;
  readonly statement: ts.TypeAliasDeclaration;
}

/** The declared types of files, found by name as the compiler finds them. */
export interface TypesByName {
  readonly aliases: readonly Alias[];
  /** What a name refers to, in its own file or in the one it is imported from; null for anything else. */
  named(type: Type): Type | null;
  /** The words of a type that is a property of a schema, `SigningPage['Stage']`, by that property. */
  ofContract(type: Type): { readonly by: readonly string[]; readonly members: readonly string[] } | null;
}

interface Parsed {
  readonly declared: ReadonlyMap<string, ts.TypeNode | ts.InterfaceDeclaration>;
  /** By local name: the file, without its ending, and the name there. */
  readonly imported: ReadonlyMap<string, readonly [string, string]>;
  readonly aliases: readonly ts.TypeAliasDeclaration[];
}

function importedNames(statement: ts.ImportDeclaration, file: string): [string, readonly [string, string]][] {
  const from = ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
  const bindings = statement.importClause?.namedBindings;
  if (!from.startsWith('.') || bindings === undefined || !ts.isNamedImports(bindings)) return [];
  const target = withoutEnding(path.posix.join(path.posix.dirname(file), from));
  return bindings.elements.map(({ name, propertyName }) => [
    name.text,
    [target, (propertyName ?? name).text] as const,
  ]);
}

function parse({ file, text }: Source): Parsed {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const aliases = statements.filter(ts.isTypeAliasDeclaration);
  const interfaces = statements.filter(ts.isInterfaceDeclaration);
  return {
    aliases,
    declared: new Map<string, ts.TypeNode | ts.InterfaceDeclaration>([
      ...interfaces.map((each) => [each.name.text, each] as const),
      ...aliases.map(({ name, type }) => [name.text, type] as const),
    ]),
    imported: new Map(statements.filter(ts.isImportDeclaration).flatMap((each) => importedNames(each, file))),
  };
}

/** Reads the declared types of files; `contract` holds the enums that names for properties of schemas lead to. */
export function typesByName(files: readonly Source[], contract: ContractEnums): TypesByName {
  const parsed = new Map(files.map((source) => [withoutEnding(source.file), parse(source)]));

  const lookUp = (file: string, name: string): Type | null => {
    const at = parsed.get(file);
    const node = at?.declared.get(name);
    if (node !== undefined) return { file, node };
    const target = at?.imported.get(name);
    return target === undefined ? null : lookUp(...target);
  };

  return {
    aliases: files.flatMap(({ file }) =>
      (parsed.get(withoutEnding(file))?.aliases ?? []).map((statement) => ({ file, statement })),
    ),
    named: ({ file, node }) =>
      ts.isTypeReferenceNode(node) ? lookUp(withoutEnding(file), node.typeName.getText()) : null,
    ofContract: ({ node }) => {
      if (!ts.isIndexedAccessTypeNode(node) || !ts.isLiteralTypeNode(node.indexType)) return null;
      const { literal } = node.indexType;
      const property = ts.isStringLiteral(literal) ? literal.text : '';
      const members = contract.get(`${node.objectType.getText()}.${property}`);
      return members === undefined ? null : { by: [property], members };
    },
  };
}
