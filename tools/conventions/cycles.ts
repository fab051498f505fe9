import ts from 'typescript';
import { withoutEnding, type Source } from './sources.ts';

/** Files that a file runs: its imports and re-exports by relative path, but for those of types alone. */
function runs({ file, text }: Source): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const folder = file.slice(0, file.lastIndexOf('/'));
  return statements.flatMap((statement) => {
    if (
      ts.isImportDeclaration(statement) &&
      statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    )
      return [];
    if (ts.isExportDeclaration(statement) && statement.isTypeOnly) return [];
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.'))
      return [];
    return [withoutEnding(new URL(specifier.text, `file:///${folder}/`).pathname.slice(1))];
  });
}

/** Rings of files that run one another, each as the path that closes it. */
export function cyclesAmong(all: readonly Source[]): string[] {
  const edges = new Map(all.map((source) => [withoutEnding(source.file), runs(source)]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at !== -1) {
      found.push([...path.slice(at), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const next of edges.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) walk(file, []);
  return found;
}
