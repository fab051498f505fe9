import { describe, expect, it, test } from 'vitest';
import portal from '../generated/portal.json' with { type: 'json' };
import { documentViews, parsePersonRef } from './documentViews.ts';

const { paths } = portal;
const { parameters, schemas } = portal.components;
const { DocumentMatch, DocumentView, DocumentWaitingFor, PersonRef, SavedViewSearch } = schemas;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: object;
}

const order = ['sortField', 'sortDirection', 'thenBy'];
const part = ['pageNumber', 'itemsPerPage', 'first', 'count', 'ids'];

/** What the query of an operation limits documents by: the names, and where the contract has them, the schemas. */
function limitsOf(operation: { readonly parameters: readonly { readonly $ref: string }[] }) {
  const all = new Map<string, Parameter>(Object.entries(parameters));
  return operation.parameters.flatMap(({ $ref }) => {
    const found = all.get($ref.replace('#/components/parameters/', ''));
    return found?.in === 'query' && ![...order, ...part].includes(found.name) ? [found] : [];
  });
}

const matched = Object.keys(DocumentMatch.properties).filter((name) => !['except', 'total'].includes(name));

describe('what limits a list of documents', () => {
  it.each([
    ['shown', paths['/documents/clients/{clientId}'].get],
    ['selected', paths['/documents/clients/{clientId}/ids'].get],
    ['marked', paths['/documents/clients/{clientId}/readMarks'].post],
  ])('limits what is %s of it as it does what is done with all of them', (_done, operation) => {
    const limits = limitsOf(operation);
    expect(limits.map(({ name }) => name).toSorted()).toEqual(matched.toSorted());
    const match = new Map<string, object>(Object.entries(DocumentMatch.properties));
    for (const { name, schema } of limits)
      if ('$ref' in schema) expect(match.get(name)).toMatchObject({ $ref: schema.$ref });
  });

  it('is kept in a view, where neither the days of a period nor the time of the unread ones are fixed', () => {
    const kept = Object.keys(SavedViewSearch.properties).filter((name) => !order.includes(name));
    const times = ['modifiedFrom', 'modifiedBefore', 'unreadAt'];
    expect(kept.toSorted()).toEqual(
      [...matched.filter((name) => !times.includes(name)), 'modified'].toSorted(),
    );
  });
});

test('the views are those of the contract', () => {
  expect(documentViews.toSorted()).toEqual(DocumentView.enum.toSorted());
});

test.each(['employee-4', 'account-999999999', 'employee-0', 'account-04', 'owner-1', 'us', ''])(
  '"%s" names a person if it does in the contract',
  (text) => {
    const isPerson = new RegExp(PersonRef.pattern, 'u').test(text);
    expect(parsePersonRef(text) !== null).toBe(isPerson);
    expect(new RegExp(DocumentWaitingFor.pattern, 'u').test(text)).toBe(isPerson || text === 'us');
  },
);
