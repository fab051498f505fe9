import { OPS } from 'pdfjs-dist';
import { expect, test } from 'vitest';
import { drawnLines, type Drawing } from './drawnText.ts';

const glyphs = (text: string) => [...text].map((unicode) => ({ unicode, width: 500 }));
const ops = (...steps: readonly (readonly [number, unknown?])[]): Drawing => ({
  fnArray: steps.map(([operator]) => operator),
  argsArray: steps.map(([, args]) => args ?? null),
});
const begin = [
  OPS.beginAnnotation,
  ['8R', [100, 200, 300, 260], [1, 0, 0, 1, 100, 200], [1, 0, 0, 1, 0, 0], false],
] as const;
const end = [OPS.endAnnotation, []] as const;
const write = (text: string, x: number, y: number, size = 10) =>
  [
    [OPS.beginText],
    [OPS.setFont, ['g_f1', size]],
    [OPS.moveText, [x, y]],
    [OPS.showText, [glyphs(text)]],
    [OPS.endText],
  ] as const;
const told = (drawing: Drawing) => drawnLines(drawing, 'stamp').map(({ str }) => str);

test('a stamp has its lines, where they are drawn on the page', () => {
  const lines = drawnLines(ops(begin, ...write('Ann', 16, 39, 16), ...write('Signed', 16, 25), end), 'stamp');
  expect(lines.map(({ str, hasEOL }) => [str, hasEOL])).toEqual([
    ['Ann', true],
    ['Signed', true],
  ]);
  expect(lines[0]).toMatchObject({ transform: [16, 0, 0, 16, 116, 239], width: 24, height: 16 });
});

test('what the page itself says is no part of it', () => {
  expect(
    told(ops(...write('A page', 10, 10), begin, ...write('A stamp', 1, 1), end, ...write('More', 5, 5))),
  ).toEqual(['A stamp']);
});

test('texts beside each other are one line, with a space where there is a gap', () => {
  expect(told(ops(begin, ...write('21 Nov', 10, 20), ...write('It was set up.', 112, 20), end))).toEqual([
    '21 Nov It was set up.',
  ]);
  expect(told(ops(begin, ...write('Coun', 10, 20), ...write('tersign', 30, 20), end))).toEqual([
    'Countersign',
  ]);
});

test('a turned stamp keeps its lines apart, and has the size that is drawn', () => {
  const turned = [
    OPS.beginAnnotation,
    ['8R', [0, 0, 60, 200], [1, 0, 0, 1, 60, 0], [0, 1, -1, 0, 0, 0], false],
  ] as const;
  const [first, second] = drawnLines(
    ops(turned, ...write('Ann', 10, 40), ...write('Signed', 10, 20), end),
    'stamp',
  );
  expect(first).toMatchObject({ str: 'Ann', transform: [0, 10, -10, 0, 20, 10], width: 15, height: 10 });
  expect(second).toMatchObject({ str: 'Signed', transform: [0, 10, -10, 0, 40, 10] });
});

test('matrices of texts and of drawings within the drawing count, until they end', () => {
  const lines = drawnLines(
    ops(
      begin,
      [OPS.paintFormXObjectBegin, [[2, 0, 0, 2, 0, 0], null]],
      [OPS.beginText],
      [OPS.setFont, ['g_f1', 10]],
      [OPS.setTextMatrix, [Float32Array.from([1, 0, 0, 1, 5, 5])]],
      [OPS.showText, [glyphs('Large')]],
      [OPS.setLeading, [12]],
      [OPS.nextLine],
      [OPS.showText, [[...glyphs('Next'), -200]]],
      [OPS.paintFormXObjectEnd, []],
      ...write('Small', 0, 40),
      end,
    ),
    'stamp',
  );
  expect(lines.map(({ str, transform }) => [str, transform.slice(3)])).toEqual([
    ['Large', [20, 110, 210]],
    ['Next', [20, 110, 186]],
    ['Small', [10, 100, 240]],
  ]);
});

test('a drawing without text says nothing', () => {
  expect(told(ops(begin, ...write('  ', 0, 0), end))).toEqual([]);
});
