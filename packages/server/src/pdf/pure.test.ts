import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedSize, placeOnPage, type Rotation } from './geometry.ts';
import { layOutSignaturePages, paper } from './signaturePages/pageLayout.ts';
import { brandInk } from './palette.ts';
import { freeFieldNames } from './plan.ts';
import { pdfDate, printedTime, readPdfDate } from './when.ts';

describe('placeOnPage', () => {
  const box = { x0: 10, y0: 20, x1: 110, y1: 220 };
  const place = { page: 1, x: 0.1, y: 0.2, width: 0.5, height: 0.25 };

  it.each<[Rotation, number[]]>([
    [0, [20, 130, 70, 180]],
    [90, [30, 40, 55, 140]],
    [180, [50, 60, 100, 110]],
    [270, [65, 100, 90, 200]],
  ])('follows the page turned by %d degrees', (rotation, rect) => {
    expect(placeOnPage({ ...box, rotation }, place).rect.map(Math.round)).toEqual(rect);
  });

  it('never leaves the page', () => {
    const number = fc.double({ min: -2, max: 3, noNaN: true });
    const rotation = fc.constantFrom<Rotation>(0, 90, 180, 270);
    fc.assert(
      fc.property(number, number, number, number, rotation, (x, y, width, height, turn) => {
        const page = { ...box, rotation: turn };
        const { rect } = placeOnPage(page, { page: 1, x, y, width, height });
        const [left, bottom, right, top] = rect;
        const slack = 1e-6;
        expect(left).toBeGreaterThanOrEqual(box.x0 - slack);
        expect(bottom).toBeGreaterThanOrEqual(box.y0 - slack);
        expect(right).toBeLessThanOrEqual(box.x1 + slack);
        expect(top).toBeLessThanOrEqual(box.y1 + slack);
        expect(right - left).toBeGreaterThan(0);
        expect(displayedSize(page).width).toBe(turn % 180 === 0 ? 100 : 200);
      }),
    );
  });
});

describe('layOutSignaturePages', () => {
  it('gives every signer one box and the document one seal, all on paper', () => {
    for (let signers = 0; signers <= 60; signers += 1) {
      const pages = layOutSignaturePages(signers);
      const boxes = pages.flatMap((page) => page.boxes);
      expect(boxes.map(({ signer }) => signer)).toEqual([...Array(signers).keys()]);
      expect(pages.filter(({ seal }) => seal)).toHaveLength(1);
      const areas = [...boxes.map(({ field }) => field), ...pages.flatMap(({ seal }) => seal ?? [])];
      for (const { x, y, width, height } of areas) {
        expect(x + width).toBeLessThan(paper.width - 40);
        expect(y + height).toBeLessThan(paper.height - 60);
      }
    }
  });
});

describe('times', () => {
  it('prints the zone, with months of three letters', () => {
    const at = new Date('2026-09-21T03:06:00Z');
    expect(printedTime(at, 'Australia/Sydney')).toBe('21 Sep 2026 1:06 pm AEST');
    expect(printedTime(at, 'UTC')).toBe('21 Sep 2026 3:06 am UTC');
  });

  it('reads what it writes', () => {
    const at = new Date('2026-11-21T03:06:00Z');
    expect(readPdfDate(pdfDate(at))).toEqual(at);
    expect(readPdfDate("D:20261121140600+11'00'")).toEqual(at);
    expect(readPdfDate('yesterday')).toBeNull();
  });
});

it('names fields past those that a document has', () => {
  expect(freeFieldNames([]).seal).toBe('Seal');
  expect(freeFieldNames(['ABN']).signer(0, 0)).toBe('Signer1');
  expect(freeFieldNames(['Signer1', 'Seal']).signer(1, 1)).toBe('Signer2-2~2');
  expect(freeFieldNames(['Seal', 'Seal~4']).seal).toBe('Seal~5');
});

it('makes any brand colour readable on paper', () => {
  expect(brandInk('FFFFFF').every((part) => part < 0.5)).toBe(true);
  expect(brandInk('nonsense')).toEqual(brandInk(undefined));
});
