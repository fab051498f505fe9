import ts from 'typescript';

/** Names of classes as elements carry them; variables and lengths that style modules hand out are none. */
const className = /^[_a-z][\w-]{4,}$/i;

/** Every class that a compiled style module hands out, those of its variants among them. */
export function classNamesOf(text: string): string[] {
  const names = new Set<string>();
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteral(node)) {
      for (const name of node.text.split(' ')) if (className.test(name)) names.add(name);
    } else if (ts.isPropertyAssignment(node)) visit(node.initializer);
    else ts.forEachChild(node, visit);
  }
  visit(ts.createSourceFile('styles.js', text, ts.ScriptTarget.Latest));
  return [...names];
}

/**
 * Returns exported classes that have no rule in the style sheet: elements with them would be unstyled.
 * @param modules text of each compiled style module, by its path
 */
export function unstyledClasses(modules: ReadonlyMap<string, string>, sheet: string): string[] {
  const styled = new Set([...sheet.matchAll(/\.([_a-z][\w-]*)/gi)].map(([, name = '']) => name));
  return [...modules].flatMap(([file, text]) =>
    classNamesOf(text)
      .filter((name) => !styled.has(name))
      .map((name) => `${file}: ${name}`),
  );
}
