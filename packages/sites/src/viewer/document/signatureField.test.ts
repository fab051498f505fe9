import { expect, it } from 'vitest';
import { wantedFields } from './signatureField.ts';

const fields = new Map<string, object[]>([
  ['Signer1', [{ id: '7R', page: 3, type: 'signature', value: null }]],
  ['Signer2', [{ id: '9R', page: 4, type: 'signature', value: null }]],
  ['Seal', [{ id: '11R', page: 5, type: 'signature', value: null }]],
  ['Name', [{ id: '2R', page: 6, type: 'text', value: '' }]],
  ['Group', [{ type: 'signature' }]],
]);

it('finds the field of a signer by its name', () => {
  expect(wantedFields(fields, { kind: 'named', name: 'Signer1' })).toEqual([
    { name: 'Signer1', id: '7R', page: 3 },
  ]);
  expect(wantedFields(fields, { kind: 'named', name: 'Signer3' })).toEqual([]);
});

it('takes neither the seal nor a text field for a signature', () => {
  const last = wantedFields(fields, { kind: 'last' });
  expect(last.map(({ name }) => name)).toEqual(['Signer2', 'Signer1']);
  expect(wantedFields(fields, { kind: 'named', name: 'Name' })).toEqual([]);
});
