import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Source } from '../conventions/sources.ts';
import { root } from '../run/process.ts';
import { parse } from './sentences.ts';

/** What another module offers under a name. */
interface Imported {
  readonly file: string;
  readonly name: string;
}

/** The names of a module: those that it imports or passes on, and the modules that it passes on whole. */
interface Names {
  readonly imported: ReadonlyMap<string, Imported>;
  readonly whole: readonly string[];
}

/** Reads a file of the project, by its path from the root; null where there is none. */
type Read = (file: string) => string | null;

const fromDisk: Read = (file) => {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : null;
};

interface Exports {
  readonly exports?: Readonly<Record<string, { readonly '@countersign/source'?: string }>>;
}

/** The file that a specifier of this project leads to; null for packages from outside. */
function targetOf(specifier: string, from: string, read: Read): string | null {
  if (specifier.startsWith('.')) {
    const file = path.posix.join(path.posix.dirname(from), specifier);
    return [file, file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx')].find(read) ?? null;
  }
  const [, name = '', entry = ''] = /^@countersign\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  const manifest = name === '' ? null : read(`packages/${name}/package.json`);
  if (manifest === null) return null;
  const { exports }: Exports = JSON.parse(manifest);
  const source = exports?.[`.${entry}`]?.['@countersign/source'];
  return source === undefined ? null : path.posix.join('packages', name, source);
}

function namesOf(source: Source, read: Read): Names {
  const imported = new Map<string, Imported>();
  const whole: string[] = [];
  for (const statement of parse(source).statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue;
    const file = targetOf(moduleSpecifier.text, source.file, read);
    if (file === null) continue;
    const bindings = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause;
    if (bindings === undefined && ts.isExportDeclaration(statement)) whole.push(file);
    if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) continue;
    for (const { name, propertyName } of bindings.elements)
      imported.set(name.text, { file, name: (propertyName ?? name).text });
  }
  return { imported, whole };
}

/** Follows names through imports and entry points to the modules that define them. */
export function createOrigins(read: Read = fromDisk) {
  const known = new Map<string, Names>();
  const names = (file: string): Names => {
    const found = known.get(file) ?? namesOf({ file, text: read(file) ?? '' }, read);
    known.set(file, found);
    return found;
  };
  const definition = ({ file, name }: Imported): string[] => {
    const { imported, whole } = names(file);
    const next = imported.get(name);
    if (next) return definition(next);
    return [`${file}#${name}`, ...whole.flatMap((each) => definition({ file: each, name }))];
  };
  return {
    /**
     * Where a name that a source uses may be defined, as `file#name`: in itself, and for an imported one in the
     * modules that its way leads to.
     */
    of(source: Source, name: string): readonly string[] {
      const names = known.get(source.file) ?? namesOf(source, read);
      known.set(source.file, names);
      const imported = names.imported.get(name);
      return imported ? definition(imported) : [`${source.file}#${name}`];
    },
  };
}

export type Origins = ReturnType<typeof createOrigins>;
