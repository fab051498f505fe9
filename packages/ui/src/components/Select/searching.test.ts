import { describe, expect, it, vi } from 'vitest';
import { searchOutcome, type OptionSearch } from './searching.js';

function options(count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: String(index), label: `Client ${index}` }));
}

function search(part: Partial<OptionSearch>): OptionSearch {
  return { text: 'c', onTextChange: vi.fn(), loading: false, ...part };
}

describe('searchOutcome', () => {
  it('shows every option where nothing is searched on the server', () => {
    const outcome = searchOutcome(options(300), undefined);
    expect(outcome.shown).toHaveLength(300);
    expect(outcome.note).toBeUndefined();
  });

  it('shows 200 of a longer response and asks to refine', () => {
    const outcome = searchOutcome(options(201), search({}));
    expect(outcome.shown).toHaveLength(200);
    expect(outcome.note).toBe('Showing the first 200 of 201. Refine the search to see others.');
  });

  it('asks to refine where the server sent only the first of many', () => {
    const outcome = searchOutcome(options(200), search({ total: 1284 }));
    expect(outcome.note).toBe('Showing the first 200 of 1,284. Refine the search to see others.');
  });

  it('says nothing below a whole response', () => {
    expect(searchOutcome(options(200), search({ total: 200 })).note).toBeUndefined();
  });

  it.each([
    ['Type to search.', { text: ' ' }],
    ['Searching', { loading: true }],
    ['No Results Found', {}],
    ['The service is busy.', { loading: true, failure: 'The service is busy.' }],
  ])('says "%s" where nothing is shown', (text, part) => {
    expect(searchOutcome([], search(part)).empty).toBe(text);
  });

  it('hides an old response behind a failure', () => {
    const outcome = searchOutcome(options(3), search({ failure: 'The service is busy.', total: 900 }));
    expect(outcome).toEqual({ shown: [], empty: 'The service is busy.', note: undefined });
  });
});
