import ts from 'typescript';
import type { Source } from '../conventions/sources.ts';
import type { Origins } from './origins.ts';
import { parse, type Sentence } from './sentences.ts';

/** What a story or a test reaches of the catalogues. */
export interface Proof {
  readonly file: string;
  /** All that it spells out, a line for each literal. */
  readonly spelt: string;
  /** The members of other modules that it names: `packages/…/login.messages.ts#loginMessages.framed`. */
  readonly named: ReadonlySet<string>;
}

/** The root and the members of `a.b.c` or `a['b'].c`; null for anything else, as for `a[b]`. */
function chainOf(node: ts.Node): readonly string[] | null {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) {
    const before = chainOf(node.expression);
    return before && [...before, node.name.text];
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    const before = chainOf(node.expression);
    return before && [...before, node.argumentExpression.text];
  }
  return null;
}

/** A name is used where it is an expression, not where it is declared, or is a property's. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  return !(
    ts.isImportSpecifier(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

function literalOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.replaceAll('\\', '');
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return null;
}

/** Matchers of nothing: `toBeNull()`, `toHaveLength(0)`, `toEqual([])`, `toBe(false)`. */
function expectsNothing(matcher: string, [given]: readonly ts.Expression[]): boolean {
  if (['toBeNull', 'toBeUndefined', 'toBeFalsy'].includes(matcher)) return true;
  if (given === undefined || !['toHaveLength', 'toEqual', 'toBe'].includes(matcher)) return false;
  return ['0', '[]', 'false', 'null', 'undefined'].includes(given.getText());
}

/** Whether a node is an assertion that something is not there, which shows nothing of it. */
function assertsAbsence(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  const negated = ts.isPropertyAccessExpression(expression) && expression.name.text === 'not';
  const subject = negated ? expression.expression : expression;
  const isExpectation =
    ts.isCallExpression(subject) && /^expect(\.poll)?$/.test(subject.expression.getText());
  return isExpectation && expectsNothing(name.text, node.arguments) !== negated;
}

/** Names that a catalogue's member refers to: `shared.inUse`, or those of a catalogue that it spreads. */
function aliasesIn(source: Source, origins: Origins): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  const read = (node: ts.Node, path: string): void => {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return read(node.expression, path);
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name))
          read(property.initializer, `${path}.${property.name.text}`);
        if (ts.isSpreadAssignment(property)) read(property.expression, path);
      }
      return;
    }
    const [name, ...members] = chainOf(node) ?? [];
    if (name === undefined) return;
    const targets = origins.of(source, name).map((origin) => [origin, ...members].join('.'));
    aliases.set(path, [...(aliases.get(path) ?? []), ...targets]);
  };
  for (const statement of parse(source).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer) read(initializer, `${source.file}#${name.text}`);
    }
  }
  return aliases;
}

/** Reads what sources reach, given the catalogues, whose members can refer to those of others. */
export function createProofs(catalogues: readonly Source[], origins: Origins): (source: Source) => Proof {
  const aliases = new Map(catalogues.flatMap((source) => [...aliasesIn(source, origins)]));
  /** Returns the name and its aliases: if `a.b` refers to `d`, `a.b.c` is also `d.c`. */
  const standsFor = (name: string): string[] => {
    const found = [name];
    for (let end = name.length; end > name.indexOf('#'); end = name.lastIndexOf('.', end - 1)) {
      const targets = aliases.get(name.slice(0, end)) ?? [];
      found.push(...targets.flatMap((target) => standsFor(target + name.slice(end))));
    }
    return found;
  };
  return (source) => {
    const spelt: string[] = [];
    const named = new Set<string>();
    const visit = (node: ts.Node): void => {
      if (assertsAbsence(node)) return;
      const literal = literalOf(node);
      if (literal !== null && !ts.isImportDeclaration(node.parent)) spelt.push(literal.replaceAll('\n', ' '));
      const [name, ...members] = ts.isIdentifier(node) && !isUse(node) ? [] : (chainOf(node) ?? []);
      if (name !== undefined) {
        for (const origin of origins.of(source, name))
          for (const each of standsFor([origin, ...members].join('.'))) named.add(each);
      }
      ts.forEachChild(node, visit);
    };
    visit(parse(source));
    return { file: source.file, spelt: spelt.join('\n'), named };
  };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const packageOf = (file: string) => file.split('/', 2).join('/');

/** Rules are shared, and a journey sees every package; any other file speaks for its own package. */
function speaksFor(proof: string, { file }: Sentence): boolean {
  return (
    packageOf(proof) === packageOf(file) ||
    proof.startsWith('journeys/') ||
    file.startsWith('packages/api-client/src/rules/')
  );
}

/**
 * A sentence is reached where its own member is named, or where its package, or a journey, spells it out, values filled
 * in.
 */
export function reaches(proofs: readonly Proof[], sentence: Sentence): boolean {
  const { file, path, text } = sentence;
  const words = text
    .split('{}')
    .map(escaped)
    .join(String.raw`[^\n]{0,120}?`);
  const pattern = new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'u');
  return proofs.some(
    ({ file: proof, spelt, named }) =>
      named.has(`${file}#${path}`) || (speaksFor(proof, sentence) && pattern.test(spelt)),
  );
}
