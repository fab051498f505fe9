import path from 'node:path';
import ts from 'typescript';
import type { Source } from './sources.ts';

const comments = /\/\*.*?\*\//gs;
const strings = /'[^'\n]*'|"[^"\n]*"/g;
/** Classes that are not the module's own. */
const globals = /:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** The classes that the rules of a style sheet select. */
function rulesOf({ text }: Source): Set<string> {
  const bare = text.replaceAll(comments, '').replaceAll(strings, '').replaceAll(globals, '');
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, before = '']) => before.trim());
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
  );
}

/** A use of a class; the name is null where only running the code would tell. */
interface Use {
  readonly sheet: string;
  readonly name: string | null;
}

function usesIn({ file, text }: Source): Use[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const sheets = new Map<string, string>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text: specifier } = statement.moduleSpecifier;
    const name = statement.importClause?.name?.text;
    if (name === undefined || !specifier.endsWith('.module.css')) continue;
    sheets.set(name, path.posix.join(path.posix.dirname(file), specifier));
  }
  const found: Use[] = [];
  const read = (node: ts.Node): void => {
    const sheet = ts.isIdentifier(node) ? sheets.get(node.text) : undefined;
    if (sheet !== undefined && !ts.isImportClause(node.parent)) found.push({ sheet, name: nameIn(node) });
    ts.forEachChild(node, read);
  };
  if (sheets.size > 0) read(tree);
  return found;
}

/** The class that is read from this object. */
function nameIn({ parent }: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text;
  if (!ts.isElementAccessExpression(parent)) return null;
  const { argumentExpression: key } = parent;
  return ts.isStringLiteralLike(key) ? key.text : null;
}

/** Where code and its style sheets (`*.module.css`) do not name the same classes. */
export function mismatches(sheets: readonly Source[], code: readonly Source[]): string[] {
  const uses = code.flatMap((source) => usesIn(source).map((use) => ({ ...use, file: source.file })));
  const rules = new Map(sheets.map((sheet) => [sheet.file, rulesOf(sheet)]));
  const missing = uses.flatMap(({ file, sheet, name }) => {
    if (name === null) return [`${file}: a class of ${sheet} that is not named`];
    return rules.get(sheet)?.has(name) === true ? [] : [`${file}: .${name} has no rule in ${sheet}`];
  });
  const unused = [...rules].flatMap(([sheet, names]) =>
    [...names]
      .filter((name) => !uses.some((use) => use.sheet === sheet && use.name === name))
      .map((name) => `${sheet}: .${name} is used nowhere`),
  );
  return [...missing, ...unused];
}
