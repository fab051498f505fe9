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

/** A field and its address: the steps that Back leads to, the last one shown. */
function Search({
  steps,
  onFind = () => true,
}: {
  readonly steps: readonly string[];
  /** Whether what is searched arrives at the address. */
  readonly onFind?: () => boolean;
}) {
  const [history, setHistory] = useState(steps);
  const typed = useTypedSearch(history.at(-1) ?? '', ({ q }, { replace }) => {
    if (!onFind()) return;
    setHistory((before) => [...(replace ? before.slice(0, -1) : before), q]);
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
      <output>{JSON.stringify(history)}</output>
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
  const onFind = vi.fn(() => true);
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
  const onFind = vi.fn(() => true);
  render(<Search steps={[' lease ']} onFind={onFind} />);
  pause();
  enter();
  expect(onFind).not.toHaveBeenCalled();
});

it('searches again on Enter what has not arrived at the address', () => {
  const onFind = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  render(<Search steps={['']} onFind={onFind} />);
  type('lease');
  pause();
  expect(steps()).toBe('[""]');
  enter();
  expect(steps()).toBe('["","lease"]');
});
