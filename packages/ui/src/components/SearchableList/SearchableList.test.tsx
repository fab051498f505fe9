import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { manyClients } from '../Select/clients.fixtures.js';
import type { OptionSearch } from '../Select/searching.js';
import { SearchableList } from './SearchableList.js';

beforeEach(() => {
  for (const region of document.querySelectorAll('[data-live-announcer]')) region.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

const said = () =>
  [...document.querySelectorAll('[aria-live="polite"] *')].map(({ textContent }) => textContent);

function list(search: Partial<OptionSearch>, found = 28) {
  return (
    <SearchableList
      label="Clients"
      placeholder="Search clients"
      options={manyClients.slice(0, found)}
      search={{ text: '', onTextChange: () => undefined, loading: false, ...search }}
      onSelect={() => undefined}
    />
  );
}

it('announces nothing before a search, once when it has answered, and nothing when it is read again', () => {
  vi.useFakeTimers();
  const { rerender } = render(list({}));
  const wait = () => act(() => vi.advanceTimersByTime(2_000));
  wait();
  expect(said()).toEqual([]);
  rerender(list({ text: 'b', loading: true }));
  wait();
  expect(said()).toEqual([]);
  rerender(list({ text: 'b' }));
  wait();
  expect(said()).toEqual(['28 results']);
  for (const region of document.querySelectorAll('[data-live-announcer]')) region.replaceChildren();
  rerender(list({ text: 'b', loading: true }));
  rerender(list({ text: 'b' }));
  wait();
  expect(said()).toEqual([]);
  rerender(list({ text: 'qqq' }, 0));
  wait();
  expect(said()).toEqual(['No Results Found']);
});

it('lets nobody select a result of the text before, until the results of this one are here', () => {
  const onSelect = vi.fn();
  const listed = (search: Partial<OptionSearch>) => (
    <SearchableList
      label="Clients"
      placeholder="Search clients"
      options={manyClients.slice(0, 3)}
      search={{ text: '', onTextChange: () => undefined, loading: false, ...search }}
      onSelect={onSelect}
    />
  );
  const { rerender, getAllByRole, getByRole } = render(listed({}));
  const busy = () => getByRole('listbox').parentElement?.getAttribute('aria-busy');
  const press = () => {
    const [first] = getAllByRole('option');
    if (first !== undefined) fireEvent.click(first);
  };
  // Read again, for the same text.
  rerender(listed({ loading: true }));
  expect(busy()).toBe('false');
  rerender(listed({ text: 'b', loading: true }));
  expect(busy()).toBe('true');
  press();
  expect(onSelect).not.toHaveBeenCalled();
  rerender(listed({ text: 'b' }));
  expect(busy()).toBe('false');
  press();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(manyClients[0]?.id);
});

it.each([
  ['closes the dialog around an empty field', '', 1],
  ['clears a text first', 'b', 0],
])('Escape %s', (_what, text, left) => {
  const onLeave = vi.fn();
  const onTextChange = vi.fn();
  const { getByRole } = render(
    <div role="presentation" onKeyDown={({ key }) => key === 'Escape' && onLeave()}>
      {list({ text, onTextChange })}
    </div>,
  );
  fireEvent.keyDown(getByRole('combobox'), { key: 'Escape' });
  expect(onLeave).toHaveBeenCalledTimes(left);
  expect(onTextChange.mock.calls).toEqual(text === '' ? [] : [['']]);
});
