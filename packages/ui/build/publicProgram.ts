import path from 'node:path';
import ts from 'typescript';
import { packageRoot, sourceRoot } from './paths.ts';

/** The module whose exports are public. */
const publicModule = path.join(sourceRoot, 'index.ts');

/** Compiles the public module; `host` may offer other files than the disk has. */
export function readProgram(host?: ts.CompilerHost): ts.Program {
  return ts.createProgram([publicModule], readOptions(), host);
}

/** The compiler's settings of this package. */
export function readOptions(): ts.CompilerOptions {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(packageRoot, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  );
  if (config === undefined) throw new Error('packages/ui/tsconfig.json could not be read.');
  return config.options;
}

/** Whether this package declares it. */
export function isOurs(declaration: ts.Declaration): boolean {
  return declaration.getSourceFile().fileName.startsWith(sourceRoot.replaceAll(path.sep, '/'));
}

/** The symbols that the public module exports and this package declares. */
export function exportsOf(program: ts.Program): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(publicModule);
  const module = index === undefined ? undefined : checker.getSymbolAtLocation(index);
  if (module === undefined) throw new Error('src/index.ts is not a module.');
  return checker
    .getExportsOfModule(module)
    .map((symbol) => aliased(symbol, checker))
    .filter((symbol) => symbol.declarations?.some(isOurs) === true);
}

/** What an import or a re-export refers to. */
export function aliased(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
}
