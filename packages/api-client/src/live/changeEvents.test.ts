import { expect, test } from 'vitest';
import portal from '../generated/portal.json' with { type: 'json' };
import { parseChangeEvents } from './changeEvents.ts';

const kinds = portal.components.schemas.ChangeEvent.properties.Kind.enum;

test.each(kinds)('a change of the kind “%s”, which the contract has, is read', (Kind) => {
  const change = { Kind, ClientId: 12, DocumentIds: [4021], Own: false };
  expect(parseChangeEvents({ Position: '9', Everything: false, Changes: [change] })?.Changes).toEqual([
    change,
  ]);
});

test('a kind of a later build is left out, and a name that every object has', () => {
  const change = { ClientId: null, DocumentIds: null, Own: false };
  const Changes = ['weather', 'constructor', 7].map((Kind) => ({ ...change, Kind }));
  expect(parseChangeEvents({ Position: '9', Everything: false, Changes })?.Changes).toEqual([]);
});
