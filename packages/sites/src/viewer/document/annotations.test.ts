import { expect, test } from 'vitest';
import { mayBeDrawn, spokenOf } from './annotations.ts';
import type { DrawnLine } from './drawnText.ts';

const field = { id: '8R', subtype: 'Widget', rect: [10, 20, 110, 40], hasAppearance: true };
const drawn = (str: string, annotation = '8R'): DrawnLine => ({
  str,
  dir: 'ltr',
  transform: [10, 0, 0, 10, 12, 24],
  width: 50,
  height: 10,
  fontName: 'stamp',
  hasEOL: true,
  annotation,
});
const told = (values: object, ...lines: readonly DrawnLine[]) => {
  const spoken = spokenOf({ ...field, ...values }, lines);
  return spoken === null ? null : [spoken.label, ...spoken.texts];
};

test('what is drawn in a field is read before what it keeps: users see the drawing', () => {
  const values = { fieldType: 'Tx', fieldName: 'sum', fieldValue: '900,000' };
  expect(told(values, drawn('900'), drawn('Elsewhere', '9R'))).toEqual(['sum', '900']);
  expect(told(values)).toEqual(['sum', '900,000']);
  expect(told({ ...values, fieldValue: null })).toEqual(['sum', 'Empty']);
});

test('a field is called by its description, or else by its name', () => {
  expect(told({ fieldType: 'Tx', fieldName: 'f1', alternativeText: 'Full name' })?.[0]).toBe('Full name');
  expect(told({ fieldType: 'Tx', fieldName: 'f1', alternativeText: '' })?.[0]).toBe('f1');
});

test('boxes and choices say whether they are selected; a tick is no text, a sentence is', () => {
  const box = { fieldType: 'Btn', fieldName: 'agree', checkBox: true, exportValue: 'Yes' };
  expect(told({ ...box, fieldValue: 'Yes' }, drawn('4'))).toEqual(['agree', 'Selected']);
  expect(told({ ...box, fieldValue: 'Off' })).toEqual(['agree', 'Not selected']);
  expect(told({ ...box, fieldValue: 'Off' }, drawn('I pay all costs'))).toEqual([
    'agree',
    'Not selected',
    'I pay all costs',
  ]);
  const choice = { fieldType: 'Btn', fieldName: 'pay', radioButton: true, buttonValue: 'Monthly' };
  expect(told({ ...choice, fieldValue: 'Monthly' })).toEqual(['pay', 'Selected']);
  expect(told({ ...choice, fieldValue: 'Yearly' })).toEqual(['pay', 'Not selected']);
});

test('notes on the page are read; links and highlights are not', () => {
  expect(told({ subtype: 'FreeText' }, drawn('Initial here'))).toEqual(['', 'Initial here']);
  expect(told({ subtype: 'Link' })).toBeNull();
  expect(mayBeDrawn({ ...field, subtype: 'FreeText' })).toBe(true);
  expect(mayBeDrawn({ ...field, subtype: 'Highlight' })).toBe(false);
});

test('a signature says by its stamp whose it is, an unsigned field without drawing by its name', () => {
  const signature = { fieldType: 'Sig', alternativeText: 'Signature of Ann' };
  expect(spokenOf({ ...field, ...signature }, [drawn('Ann')])).toMatchObject({ isField: false });
  expect(spokenOf({ ...field, ...signature }, [])).toMatchObject({ isField: true, texts: [] });
});
