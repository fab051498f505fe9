import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from '@countersign/ui';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TYPING_PAUSE, useTypedSearch } from './useTypedSearch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Step {
  readonly q: string;
  readonly filter?: number;
}

/** A field and its address: the steps that Back leads to, the last one shown. */
function Search({ steps, onFind }: { readonly steps: readonly string[]; readonly onFind?: () => void }) {
  const [history, setHistory] = useState<readonly Step[]>(() => steps.map((q) => ({ q })));
  const [first] = history;
  const typed = useTypedSearch(history.at(-1) ?? first ?? { q: '' }, (change, { replace }) => {
    onFind?.();
    setHistory((before) => [...(replace ? before.slice(0, -1) : before), { ...before.at(-1), ...change }]);
  });
  return (
    <>
      <SearchField label="Search" {...typed} />
      <button
        type="button"
        onClick={() => {
          setHistory((before) => before.slice(0, -1));
        }}
      >
        Back
      </button>
      <button
        type="button"
        onClick={() => {
          setHistory((before) => [...before, { q: before.at(-1)?.q ?? '', filter: 31 }]);
        }}
      >
        Tax returns
      </button>
      <output>
        {JSON.stringify(history.map(({ q, filter }) => (filter === undefined ? q : `${q} in ${filter}`)))}
      </output>
    </>
  );
}

const field = () => screen.getByRole('searchbox');
const steps = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = () => fireEvent.keyDown(field(), { key: 'Enter' });
const pause = (ms = TYPING_PAUSE) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('searches what was typed after a pause, not each letter', () => {
  render(<Search steps={['']} />);
  type('le');
  pause(TYPING_PAUSE - 1);
  type('lease');
  pause(TYPING_PAUSE - 1);
  expect(steps()).toBe('[""]');
  pause(1);
  expect(steps()).toBe('["","lease"]');
});

it('searches at once on Enter, and not again', () => {
  const onFind = vi.fn();
  render(<Search steps={['']} onFind={onFind} />);
  type('lease');
  enter();
  pause();
  expect(steps()).toBe('["","lease"]');
  expect(onFind).toHaveBeenCalledTimes(1);
});

it('shows everything once the field is empty', () => {
  render(<Search steps={['', 'lease']} />);
  type('');
  pause(0);
  expect(steps()).toBe('["","lease",""]');
});

it('is one step for Back, until Enter', () => {
  render(<Search steps={['']} />);
  type('le');
  pause();
  type('lease');
  pause();
  expect(steps()).toBe('["","lease"]');
  enter();
  type('tax');
  pause();
  expect(steps()).toBe('["","lease","tax"]');
});

it('leads Back to the words that were removed', () => {
  render(<Search steps={['']} />);
  type('lease');
  pause();
  type('');
  pause(0);
  expect(steps()).toBe('["","lease",""]');
  type('tax');
  pause();
  expect(steps()).toBe('["","lease","tax"]');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(field()).toHaveProperty('value', 'lease');
});

it('keeps the space that words are typed after', () => {
  render(<Search steps={['']} />);
  type('tax ');
  pause();
  expect(steps()).toBe('["","tax"]');
  expect(field()).toHaveProperty('value', 'tax ');
});

it('has the words of the address that Back leads to, and searches nothing then', () => {
  render(<Search steps={['', 'lease']} />);
  type('tax');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  pause();
  expect(field()).toHaveProperty('value', '');
  expect(steps()).toBe('[""]');
});

it('searches nothing for a link with spaces around its words', () => {
  const onFind = vi.fn();
  render(<Search steps={[' lease ']} onFind={onFind} />);
  pause();
  enter();
  expect(onFind).not.toHaveBeenCalled();
});

it('keeps the step of a filter that was chosen between two words', () => {
  render(<Search steps={['']} />);
  type('tax');
  pause();
  fireEvent.click(screen.getByRole('button', { name: 'Tax returns' }));
  expect(field()).toHaveProperty('value', 'tax');
  type('taxes');
  pause();
  expect(steps()).toBe('["","tax","tax in 31","taxes in 31"]');
});

it('keeps what is being typed while a filter is chosen', () => {
  render(<Search steps={['']} />);
  type('tax');
  fireEvent.click(screen.getByRole('button', { name: 'Tax returns' }));
  expect(field()).toHaveProperty('value', 'tax');
  pause();
  expect(steps()).toBe('[""," in 31","tax in 31"]');
});
