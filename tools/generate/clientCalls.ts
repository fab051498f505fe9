import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run/process.ts';
import { GeneratorError } from './errors.ts';

const folder = 'packages/api-client/src';

/** The client function that calls an operation, such as `employeeQueries.list`, and its parameters after the client. */
export interface ClientCall {
  readonly from: string;
  readonly name: string;
  /** Parameters of a mutation: `body: Schemas['NewEmployee']`; null for a query. */
  readonly variable: string | null;
  /** Whether it takes the keys of writes whose outcome is unknown, so that the same write, sent again, is done once. */
  readonly keepsKeys: boolean;
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    readFileSync(path.join(root, folder, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
}

/** Whether a node or one of its descendants calls the client with this verb and path. */
function calls(node: ts.Node, verb: string, address: string): boolean {
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === verb.toUpperCase()
  ) {
    const [first] = node.arguments;
    if (first !== undefined && ts.isStringLiteral(first) && first.text === address) return true;
  }
  return ts.forEachChild(node, (child) => calls(child, verb, address) || undefined) ?? false;
}

function variableOf(node: ts.Node): string | null {
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'mutationFn' &&
    ts.isArrowFunction(node.initializer)
  )
    return node.initializer.parameters.map((parameter) => parameter.getText()).join(', ');
  return ts.forEachChild(node, (child) => variableOf(child) ?? undefined) ?? null;
}

/** Whether an entry of a resource is a function with a parameter of the kept keys. */
function keepsKeys(entry: ts.ObjectLiteralElementLike): boolean {
  return (
    ts.isPropertyAssignment(entry) &&
    ts.isArrowFunction(entry.initializer) &&
    entry.initializer.parameters.some(({ type }) => type?.getText() === 'KeptKeys')
  );
}

/** Finds the entry of the client's resources that calls an operation. The client has one for each. */
export function clientCallOf(verb: string, address: string): ClientCall {
  for (const file of globSync('resources/*.ts', { cwd: path.join(root, folder) })) {
    for (const statement of parsed(file).statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer === undefined || !ts.isObjectLiteralExpression(initializer)) continue;
        const entry = initializer.properties.find((property) => calls(property, verb, address));
        if (entry?.name !== undefined)
          return {
            from: name.getText(),
            name: entry.name.getText(),
            variable: variableOf(entry),
            keepsKeys: keepsKeys(entry),
          };
      }
    }
  }
  throw new GeneratorError(`No resource of the client calls ${verb.toUpperCase()} ${address}.`);
}

/** Finds the builders of a schema's fixtures: `anEmployee` builds one, `employees` many. Null if there are none. */
export function fixturesOf(schema: string): { readonly one: string; readonly many: string } | null {
  const one = new RegExp(String.raw`export function (\w+)\(\s*overrides: Partial<Schemas\['${schema}'\]>`);
  const many = new RegExp(String.raw`export function (\w+)\(length: number\): Schemas\['${schema}'\]\[\]`);
  for (const file of globSync('fixtures/*.ts', { cwd: path.join(root, folder) })) {
    const text = readFileSync(path.join(root, folder, file), 'utf8');
    const found = { one: one.exec(text)?.[1], many: many.exec(text)?.[1] };
    if (found.one !== undefined && found.many !== undefined) return { one: found.one, many: found.many };
  }
  return null;
}
