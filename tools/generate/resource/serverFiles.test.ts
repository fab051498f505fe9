import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { operations, type Operation } from '../contract.ts';
import { isUnedited } from '../write.ts';
import { handlerFiles, handlerObstacle, serverTest } from './serverFiles.ts';

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

it.each([
  ['firms', 'Firm', null],
  ['zebras', 'Firm', 'the store has no table zebras. Until it has one, it returns 501. Add the table'],
  ['logins', 'Firm', 'the table logins has no column '],
  ['outbox', 'FilterRef', 'the table outbox has no column text. Until'],
  ['savedViews', 'FilterRef', 'the table saved_views has no column text. Until'],
  ['savedViews', 'ClientRef', null],
])('says why a list of %s gets no handler, and what to do', (tag, row, reason) => {
  const list = { ...firmsFor('Owner'), tag };
  const obstacle = handlerObstacle(list, row);
  if (reason === null) expect(obstacle).toBeNull();
  else expect(obstacle).toContain(`No handler was written for listFirms: ${reason}`);
  expect(Object.keys(handlerFiles(list, row)).length > 0).toBe(reason === null);
});

it('reads the table that the store names in its own way', () => {
  const files = handlerFiles({ ...firmsFor('Owner'), tag: 'savedViews' }, 'ClientRef');
  const text = files['packages/server/src/domain/savedViews.ts'];
  expect(text).toContain(".selectFrom('saved_views')");
  expect(text).toContain('interface SavedViewsRequest {');
  expect(text).toContain("Returns the requested page of the firm's saved views.");
});

describe('the search of a list', () => {
  const searching = (...sortFields: readonly string[]) => {
    const list = { ...firmsFor('Owner'), sortFields };
    return Object.values(handlerFiles(list, 'Firm')).join('') + serverTest(list, 'Firm', true);
  };

  it('looks into the first text, not into a number or a date before it', () => {
    expect(searching('Id', 'Name')).toContain('lower(name)');
    expect(searching('Id', 'Name')).toContain('?searchTerm=zebra');
  });

  it('is left out of a list without a text to look into, and of its test', () => {
    const text = searching('Id');
    expect(text).not.toMatch(/lower|likePattern|searchTerm|from 'kysely'/);
    expect(text).toContain('returns its rows in the requested order');
  });
});

it('a test of the 501 gives way to that of the handler, unless it was edited', async () => {
  const list = firmsFor('Owner');
  const target = 'packages/server/src/routes/firms.test.ts';
  const was = serverTest(list, 'Firm', false);
  const existing = await format(was, { ...(await resolveConfig(target)), filepath: target });
  expect(await isUnedited(target, existing, was)).toBe(true);
  expect(await isUnedited(target, `${existing}// Own line`, was)).toBe(false);
  expect(was).not.toBe(serverTest(list, 'Firm', true));
});
