import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { importsOf, isStoryOrTest, sources, withoutEnding, type Source } from './sources.ts';

const folder = 'packages/api-client/src/rules/';
const entryPoint = '@countersign/api-client/rules';

/** Rules of the specification for screens that are still to come, each proved by its own test. */
const awaited: Readonly<Record<string, string>> = {
  checkMobile: 'employees',
  meetsRequirements: 'passwords',
  rangeDenialReason: 'reports',
  hasMergeFields: 'notification templates',
  resendExternalDenialReason: 'external e-signature',
  formatMonthDate: 'announcements',
};

function parse({ file, text }: Source): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The values that a module of the rules exports: functions and constants, no types. */
function exportedValues(source: Source): string[] {
  return parse(source).statements.flatMap((statement) => {
    const exported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!exported) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name === undefined ? [] : [statement.name.text];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  });
}

/** The names that a file imports from the rules, or passes on from there. */
function importedRules(source: Source): string[] {
  const leads = new Set(
    importsOf(source)
      .filter(({ target }) => target === entryPoint || target.startsWith(folder))
      .map(({ specifier }) => specifier),
  );
  return parse(source).statements.flatMap((statement) => {
    const from =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? statement.moduleSpecifier
        : null;
    if (!from || !ts.isStringLiteral(from) || !leads.has(from.text)) return [];
    const bindings = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement)
        ? statement.exportClause
        : undefined;
    if (bindings === undefined || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return [];
    return bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
  });
}

/** Whether its own module needs it beside its declaration. */
function isUsedIn({ text }: Source, name: string): boolean {
  return [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
}

/** The rules that nothing but tests uses: they prove nothing about the product. */
function unusedRules(rules: readonly Source[], users: readonly Source[]): string[] {
  const used = new Set(users.flatMap(importedRules));
  return rules.flatMap((source) =>
    exportedValues(source).filter((name) => !used.has(name) && !isUsedIn(source, name)),
  );
}

/** Whether the generator writes its import into new screens. */
function isGenerated(name: string, templates: readonly Source[]): boolean {
  const imported = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '${entryPoint}'`);
  return templates.some(({ text }) => imported.test(text));
}

/** What is wrong with the list of awaited rules: those that it lacks, and those that are used, or are none. */
function mistakes(unused: readonly string[], listed: Readonly<Record<string, string>>) {
  return {
    missing: unused.filter((name) => !Object.hasOwn(listed, name)),
    needless: Object.keys(listed).filter((name) => !unused.includes(name)),
  };
}

const isRule = ({ file }: Source) => file.startsWith(folder) && withoutEnding(file) !== `${folder}index`;

describe('each exported rule is used outside of tests', () => {
  const rule = (text: string): Source => ({ file: `${folder}mobile.ts`, text });
  const user = (text: string): Source => ({ file: 'packages/portal/src/a.ts', text });

  it('which one without a user breaks, and one of that name from elsewhere', () => {
    const rules = [rule('export const LENGTH = 3; export function isLong() { return true; }')];
    expect(unusedRules(rules, [])).toEqual(['LENGTH', 'isLong']);
    expect(unusedRules(rules, [user(`import { isLong } from './own.ts';`)])).toEqual(['LENGTH', 'isLong']);
  });

  it('which an import keeps, also under another name, and a use in its own module', () => {
    const rules = [rule('export const LENGTH = 3; export function isLong() { return LENGTH > 2; }')];
    expect(unusedRules(rules, [user(`import { isLong as long } from '${entryPoint}';`)])).toEqual([]);
    expect(unusedRules(rules, [user(`export { isLong } from '${entryPoint}';`)])).toEqual([]);
  });

  it('which a rule breaks that is awaited although it is used', () => {
    const rules = [rule('export function isLong() {} export function isShort() {}')];
    const unused = unusedRules(rules, [user(`import { isLong } from '${entryPoint}';`)]);
    expect(mistakes(unused, { isLong: 'reports' })).toEqual({ missing: ['isShort'], needless: ['isLong'] });
  });

  it('holds, but for those that a screen of the specification awaits', () => {
    const all = sources('packages/*/src/**/*.{ts,tsx}').filter(
      ({ file }) => !isStoryOrTest(file) && !file.startsWith('packages/api-client/src/fixtures/'),
    );
    const rules = all.filter(isRule);
    expect(rules.length).toBeGreaterThan(20);
    const unused = unusedRules(
      rules,
      all.filter((source) => withoutEnding(source.file) !== `${folder}index`),
    ).filter((name) => !isGenerated(name, sources('tools/generate/**/*.ts')));
    expect(mistakes(unused, awaited)).toEqual({ missing: [], needless: [] });
  });
});
