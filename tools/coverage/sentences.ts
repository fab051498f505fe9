import ts from 'typescript';
import type { Source } from '../conventions/sources.ts';

/** One sentence of a catalogue: where it stands, and its fixed words; several where values stand between them. */
export interface Sentence {
  readonly file: string;
  readonly key: string;
  readonly words: readonly string[];
}

const nameOf = (name: ts.PropertyName) => (ts.isComputedPropertyName(name) ? '' : name.text);

/** The fixed words of a literal, a template, or what a function makes of its arguments. */
function wordsOf(node: ts.Node): string[][] {
  if (ts.isStringLiteralLike(node)) return [[node.text]];
  if (ts.isTemplateExpression(node)) {
    const words = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return [words.map((part) => part.trim()).filter((part) => part !== '')];
  }
  if (ts.isConditionalExpression(node)) return [...wordsOf(node.whenTrue), ...wordsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return wordsOf(node.expression);
  if (ts.isArrowFunction(node)) return wordsOf(node.body);
  if (ts.isBlock(node)) {
    return node.statements.flatMap((statement) =>
      ts.isReturnStatement(statement) && statement.expression ? wordsOf(statement.expression) : [],
    );
  }
  return [];
}

/** Every sentence of a catalogue's source, in its order. */
export function sentencesIn({ file, text }: Source): Sentence[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) {
      for (const words of wordsOf(node.initializer)) found.push({ file, key: nameOf(node.name), words });
    }
    if (!ts.isPropertyAssignment(node) || ts.isObjectLiteralExpression(node.initializer)) {
      ts.forEachChild(node, visit);
    }
  };
  visit(parsed);
  return found;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A sentence is reached where it is spelt out, values filled in, or named by its key in a catalogue. */
export function reaches(everything: string, { key, words }: Sentence): boolean {
  const spelt = new RegExp(words.map(escaped).join(String.raw`[^\n]{0,120}?`));
  const named = new RegExp(String.raw`(?:[mM]essages|[wW]ords|shared)(?:\.\w+)*\.${key}\b`);
  return spelt.test(everything) || named.test(everything);
}

/** The catalogues of what readers are told, each sentence of which a story or a test reaches. */
export const catalogues = ['packages/*/src/**/*.messages.ts', 'packages/*/src/**/messages.ts'];
/** The sentences of refusals, by their codes; that every code is answered, tests of the codes prove. */
export const refusalCatalogues = ['packages/*/src/**/*Sentences.ts'];
