/** Up to the end of a block or a statement: strings may contain braces. */
const token = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g;

interface Statement {
  /** Selector, or the at-rule with its condition. */
  readonly prelude: string;
  /** Null for a statement without a block. */
  readonly block: string | null;
}

/** The rules of a minified style sheet, in order. */
function* statementsOf(css: string): Generator<Statement> {
  let start = 0;
  let open = 0;
  let depth = 0;
  for (const { 0: found, index } of css.matchAll(token)) {
    if (found === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (found === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield { prelude: css.slice(start, open), block: css.slice(open + 1, index) };
      start = index + 1;
    } else if (found === ';' && depth === 0) {
      yield { prelude: css.slice(start, index), block: null };
      start = index + 1;
    }
  }
}

const conditional = /^@(?:layer|media|supports)\b/;
/** What is in brackets may be about what an element is not. */
const inBrackets = /\((?:[^()]|\([^()]*\))*\)/g;
const className = /\.([\w-]+)/g;

function applies(selector: string, classes: ReadonlySet<string>): boolean {
  const plain = selector.replace(inBrackets, '');
  return [...plain.matchAll(className)].every(([, name = '']) => classes.has(name));
}

/** Selectors of a list: a comma in brackets separates none. */
function selectorsOf(list: string): string[] {
  return list.match(/(?:\((?:[^()]|\([^()]*\))*\)|[^,(])+/g) ?? [];
}

/**
 * Removes the rules of a minified style sheet that need a class that no element has: a page of one form needs few of
 * those of all pages, and it is waiting for its styles.
 */
export function withoutUnusedRules(css: string, classes: ReadonlySet<string>): string {
  let kept = '';
  for (const { prelude, block } of statementsOf(css)) {
    if (block === null) kept += `${prelude};`;
    else if (conditional.test(prelude)) kept += `${prelude}{${withoutUnusedRules(block, classes)}}`;
    else if (prelude.startsWith('@')) kept += `${prelude}{${block}}`;
    else {
      const selectors = selectorsOf(prelude).filter((selector) => applies(selector, classes));
      if (selectors.length > 0) kept += `${selectors.join(',')}{${block}}`;
    }
  }
  return kept;
}

/** Every class that an element of the markup has. */
export function classesIn(markup: string): Set<string> {
  const lists = [...markup.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => list.split(' ')));
}
