import { expect, test } from 'vitest';
import { readingOf, type StructureTree, type TextPart } from './reading.ts';

const text = (str: string, hasEOL = false): TextPart => ({ str, hasEOL });
const begin = (id: string, tag = 'P'): TextPart => ({ type: 'beginMarkedContentProps', id, tag });
const decoration: TextPart = { type: 'beginMarkedContent', tag: 'Artifact' };
const end: TextPart = { type: 'endMarkedContent' };
const content = (id: string) => ({ type: 'content', id });
const root = (...children: StructureTree['children']): StructureTree => ({ role: 'Root', children });

test('text is in the part that it was tagged for, and decoration is read at the end', () => {
  const tree = root(
    { role: 'H1', children: [content('a')] },
    { role: 'P', lang: 'de', children: [content('b')] },
  );
  const parts = [
    decoration,
    text('Page 1 of 2'),
    end,
    begin('b'),
    text('Eine'),
    text('Zeile', true),
    end,
    begin('a'),
    text('Title'),
    end,
  ];
  expect(readingOf(tree, parts, new Map())).toEqual([
    { role: 'H1', children: ['Title'] },
    { role: 'P', lang: 'de', children: ['EineZeile\n'] },
    { role: 'P', children: ['Page 1 of 2'] },
  ]);
});

test('text inside of nested marks belongs to the nearest part', () => {
  const tree = root({ role: 'P', children: [content('a'), { role: 'Span', children: [content('b')] }] });
  const parts = [
    begin('a'),
    text('one '),
    begin('b', 'Span'),
    text('two'),
    end,
    { type: 'beginMarkedContent', tag: 'X' },
    text('three'),
    end,
    end,
  ];
  expect(readingOf(tree, parts, new Map())).toEqual([
    { role: 'P', children: ['one three', { role: 'Span', children: ['two'] }] },
  ]);
});

test('fields and stamps are where the structure has them, the others at the end', () => {
  const tree = root(
    { role: 'P', children: [content('a')] },
    { role: 'Form', children: [{ type: 'annotation', id: 'pdfjs_internal_id_8R' }] },
    { role: 'Figure', alt: 'Our seal', children: [] },
  );
  const drawn = new Map([
    ['8R', 'Signature of Ann'],
    ['9R', 'A stamp'],
  ]);
  expect(readingOf(tree, [begin('a'), text('Signed'), end], drawn)).toEqual([
    { role: 'P', children: ['Signed'] },
    { role: 'Form', children: ['Signature of Ann'] },
    { role: 'Figure', label: 'Our seal', children: [] },
    { role: 'P', children: ['A stamp'] },
  ]);
});

test('a little text without a tag is read at the end; where most has none, the structure is not that of the page', () => {
  const tree = root({ role: 'P', children: [content('a')] });
  const tagged = [begin('a'), text('A long paragraph'), end];
  expect(readingOf(tree, [...tagged, text('a note')], new Map())?.at(-1)).toEqual({
    role: 'P',
    children: ['a note'],
  });
  expect(readingOf(tree, [...tagged, text('a much longer text than that')], new Map())).toBeNull();
});

test('a page without structure has none', () => {
  expect(readingOf(null, [text('x')], new Map())).toBeNull();
  expect(readingOf(root(), [text('x')], new Map())).toBeNull();
});

test('tagged text that the structure does not name is read behind it', () => {
  const tree = root({ role: 'P', children: [content('a')] });
  const parts = [begin('b'), text('You pay'), end, begin('a'), text('You lend us money'), end];
  expect(readingOf(tree, parts, new Map())).toEqual([
    { role: 'P', children: ['You lend us money'] },
    { role: 'P', children: ['You pay'] },
  ]);
});

test('a structure that names less than half of the tagged text is not that of the page', () => {
  const tree = root({ role: 'P', children: [content('a')] });
  const parts = [begin('a'), text('You lend us 1'), end, begin('b'), text('You guarantee 900000'), end];
  expect(readingOf(tree, parts, new Map())).toBeNull();
});

test('text that is marked as decoration is read last, however much it is', () => {
  const tree = root({ role: 'P', children: [content('a')] });
  const parts = [
    decoration,
    text('You guarantee 900000'),
    end,
    begin('a'),
    text('You lend'),
    end,
    text('us 1'),
  ];
  const read = readingOf(tree, parts, new Map([['9R', 'A stamp']]));
  expect(read?.flatMap(({ children }) => children)).toEqual([
    'You lend',
    'us 1',
    'A stamp',
    'You guarantee 900000',
  ]);
});

test('text is read once, however often the structure names it', () => {
  const many = Array.from({ length: 1000 }, () => content('a'));
  const tree = root({ role: 'P', children: many }, { role: 'P', children: many });
  expect(readingOf(tree, [begin('a'), text('You lend us 1'), end], new Map())).toEqual([
    { role: 'P', children: ['You lend us 1'] },
  ]);
});

test('a structure of more parts than any page has is not that of the page', () => {
  const parts = [begin('a'), text('You lend us 1'), end];
  const cells = (length: number) =>
    root({ role: 'TR', children: Array.from({ length }, () => ({ role: 'TD', children: [content('a')] })) });
  expect(readingOf(cells(100), parts, new Map())?.at(0)?.children).toHaveLength(100);
  expect(readingOf(cells(20_000), parts, new Map())).toBeNull();
});

test('a figure keeps its label and the text in it', () => {
  const tree = root({
    role: 'Figure',
    alt: 'Nothing to sign',
    children: [{ role: 'P', children: [content('a')] }],
  });
  expect(readingOf(tree, [begin('a'), text('You lend us 1'), end], new Map())).toEqual([
    { role: 'Figure', label: 'Nothing to sign', children: [{ role: 'P', children: ['You lend us 1'] }] },
  ]);
});

test('texts with others between them are not read as one word', () => {
  const tree = root({ role: 'P', children: [content('a')] });
  const parts = [
    decoration,
    text('900'),
    end,
    begin('a'),
    text('You lend us'),
    end,
    decoration,
    text('000'),
    text('.5'),
    end,
  ];
  expect(readingOf(tree, parts, new Map())?.at(-1)).toEqual({ role: 'P', children: ['900\n000.5'] });
});
