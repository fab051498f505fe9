import { expect, it } from 'vitest';
import { operations, type Operation } from '../contract.ts';
import { handlerFiles } from './serverFiles.ts';

/** A list of rows that belong to no firm, for these roles. */
function firmsFor(...roles: readonly string[]): Operation {
  const list = operations.find(({ id }) => id === 'listFirms');
  if (list === undefined) throw new Error('The contract lists no firms.');
  return { ...list, roles };
}

it('gives the rows of a table without firm_id to the owner', () => {
  expect(Object.keys(handlerFiles(firmsFor('Owner'), 'Firm'))).toContain(
    'packages/server/src/routes/firms.ts',
  );
});

it.each([[['Administrator']], [['Administrator', 'Owner']], [[]]])(
  'gives them to nobody else: %j',
  (roles) => {
    expect(() => handlerFiles(firmsFor(...roles), 'Firm')).toThrow(
      'The table firms has no column firm_id, so listFirms would list the rows of every firm',
    );
  },
);
