import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inDist, sourceRoot } from './paths.ts';

/** One sub-path of the package: `data-grid`, and the exports of the public API that belong to its folder. */
export interface EntryPoint {
  readonly name: string;
  readonly lines: readonly EntryPointLine[];
}

export interface EntryPointLine {
  readonly from: string;
  /** Names with their runtime meaning; null means everything (`export *`). */
  readonly values: readonly string[] | null;
  readonly types: readonly string[];
}

export function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Returns the entry point of a module: `./components/DataGrid/selection.js` → `data-grid`; modules of `theme/` → `theme`. */
function entryPointOf(specifier: string): string {
  const [, area = '', folder = ''] = specifier.split('/');
  return kebab(area === 'components' || area === 'patterns' ? folder : area);
}

function lineOf(statement: ts.ExportDeclaration, from: string): EntryPointLine {
  const clause = statement.exportClause;
  if (clause === undefined) return { from, values: null, types: [] };
  if (!ts.isNamedExports(clause)) throw new Error(`src/: namespace exports aren't supported (${from})`);
  const named = (typed: boolean) =>
    clause.elements
      .filter((element) => (statement.isTypeOnly || element.isTypeOnly) === typed)
      .map((element) =>
        element.propertyName === undefined
          ? element.name.text
          : `${element.propertyName.text} as ${element.name.text}`,
      );
  return { from, values: named(false), types: named(true) };
}

/** Returns what a module of `src/` exports; `export * from './components.js'` stands for the exports of that list. */
function linesIn(name: string): EntryPointLine[] {
  const file = path.join(sourceRoot, name);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) return [];
    if (!ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = statement.moduleSpecifier.text;
    const isList = /^\.\/[^/]+\.js$/.test(from);
    return isList ? linesIn(from.replace(/\.js$/, '.ts')) : [lineOf(statement, from)];
  });
}

/** Returns the entry points of components and patterns, read from `src/index.ts` and its lists, ordered by name. */
export function readEntryPoints(): EntryPoint[] {
  const entryPoints = new Map<string, EntryPointLine[]>();
  for (const line of linesIn('index.ts')) {
    const name = entryPointOf(line.from);
    entryPoints.set(name, [...(entryPoints.get(name) ?? []), line]);
  }
  return [...entryPoints]
    .map(([name, lines]) => ({ name, lines }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isExported(statement: ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function namesIn(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement) && isExported(statement)) {
    return statement.declarationList.declarations.map((each) => each.name.getText());
  }
  if (!ts.isExportDeclaration(statement)) return [];
  const clause = statement.exportClause;
  return clause && ts.isNamedExports(clause) ? clause.elements.map((element) => element.name.text) : [];
}

/** The constants that a module exports and the names that it re-exports, for a line that takes them all. */
export function namesOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap(namesIn);
}

function code({ lines }: EntryPoint): string {
  return lines
    .flatMap(({ from, values }) => {
      if (values === null) return [`export * from '${from}';`];
      return values.length === 0 ? [] : [`export { ${values.join(', ')} } from '${from}';`];
    })
    .join('\n');
}

function declarations({ lines }: EntryPoint): string {
  return lines
    .flatMap(({ from, values, types }) => [
      values === null
        ? `export * from '${from}';`
        : values.length > 0
          ? `export { ${values.join(', ')} } from '${from}';`
          : '',
      types.length > 0 ? `export type { ${types.join(', ')} } from '${from}';` : '',
    ])
    .filter((line) => line !== '')
    .join('\n');
}

/** Writes `dist/data-grid.js` and `dist/data-grid.d.ts` for each entry point. */
export function writeEntryPoints(entryPoints: readonly EntryPoint[]): void {
  for (const entryPoint of entryPoints) {
    writeFileSync(inDist(`${entryPoint.name}.js`), `${code(entryPoint)}\n`);
    writeFileSync(inDist(`${entryPoint.name}.d.ts`), `${declarations(entryPoint)}\n`);
  }
}
