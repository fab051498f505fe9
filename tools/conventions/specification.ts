import ts from 'typescript';
import { parse, type Sentence } from '../coverage/sentences.ts';
import type { Source } from './sources.ts';

const line = /^- \[([ x])\] (.+)$/gm;

/** What the JSX of a file says by itself: its texts, and its attributes. */
export function labelsIn(source: Source): string[] {
  const found: string[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim().replaceAll(/\s+/g, ' '));
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer))
      found.push(node.initializer.text);
    ts.forEachChild(node, read);
  };
  read(parse(source));
  return found;
}

/** Leaves out the sentences of error codes that no source names: nothing can cause those errors. */
export function thrownOnly(sentences: readonly Sentence[], server: readonly Source[]): Sentence[] {
  return sentences.filter(({ path }) => {
    const code = path.split('.')[1] ?? '';
    return server.some(({ text }) => text.includes(`'${code}'`));
  });
}

/**
 * Where a list of sentences, whose values are written `{name}`, and the catalogues do not say the same; for the
 * section of labels, where it and the JSX do not.
 */
export function disagreements(
  list: string,
  catalogue: readonly Sentence[],
  labels: readonly string[],
): string[] {
  const [sentences = '', controls = ''] = list.split('\n## Labels\n');
  const spoken = new Set(catalogue.map(({ text }) => text));
  return [
    ...disagreementsOf(sentences, spoken, 'a catalogue', 'no catalogue'),
    ...disagreementsOf(controls, new Set(labels), 'the JSX', 'no JSX'),
  ];
}

function disagreementsOf(
  list: string,
  built: ReadonlySet<string>,
  somewhere: string,
  nowhere: string,
): string[] {
  return [...list.matchAll(line)].flatMap(([, tick, sentence = '']) => {
    const isBuilt = built.has(sentence.replaceAll(/\{\w+\}/g, '{}'));
    if (tick === 'x' && !isBuilt) return [`ticked, but in ${nowhere} to the letter: ${sentence}`];
    if (tick !== 'x' && isBuilt) return [`in ${somewhere}, but not ticked: ${sentence}`];
    return [];
  });
}
