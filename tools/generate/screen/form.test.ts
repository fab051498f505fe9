import { expect, it } from 'vitest';
import { requireKeptKeys } from './form.ts';

it('a form is refused where its write, sent again after a lost reply, could be done twice', () => {
  const call = { from: 'noteMutations', name: 'create', variable: "body: Schemas['NewNote']" };
  expect(() => {
    requireKeptKeys('createNote', { ...call, keepsKeys: false });
  }).toThrow('noteMutations.create takes no kept keys, so createNote, sent again');
  requireKeptKeys('createNote', { ...call, keepsKeys: true });
});
