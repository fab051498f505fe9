import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mockLayout } from '../../test-utils/mockLayout.js';
import { MultiSelect } from '../MultiSelect/MultiSelect.js';
import type { Option } from '../Select/option.js';
import { ComboBox } from './ComboBox.js';

const options: readonly Option[] = [
  { id: '1', label: 'Daniel Okafor' },
  { id: '2', label: 'Imogen Hartley' },
  { id: '3', label: 'Mei-Lin Tran' },
];
const onChange = vi.fn();

function One({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState<string | null>('2');
  return (
    <ComboBox
      label="Representative"
      options={options}
      value={value}
      disabled={disabled}
      onChange={(id) => {
        onChange(id);
        setValue(id);
      }}
    />
  );
}

function Several() {
  const [value, setValue] = useState<readonly Option[]>([]);
  return <MultiSelect label="Representative" options={options} value={value} onChange={setValue} />;
}

function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Representative' });
}

function offered(): string[] {
  return within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);
}

let restoreLayout = (): void => undefined;
beforeEach(() => {
  vi.clearAllMocks();
  restoreLayout = mockLayout();
});
afterEach(() => restoreLayout());

describe('a press on the field', () => {
  test('opens its list with every option, whatever is selected', async () => {
    render(<One />);
    await userEvent.click(field());
    expect(field()).toHaveFocus();
    expect(offered()).toEqual(['Daniel Okafor', 'Imogen Hartley', 'Mei-Lin Tran']);
    await userEvent.click(screen.getByRole('option', { name: 'Mei-Lin Tran' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('3');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveFocus();
  });

  test('leaves an open list open, and typing narrows it', async () => {
    render(<One />);
    await userEvent.click(field());
    await userEvent.click(field());
    expect(offered()).toHaveLength(3);
    await userEvent.clear(field());
    await userEvent.type(field(), 'dan', { skipClick: true });
    expect(offered()).toEqual(['Daniel Okafor']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('1');
  });

  test('opens it by touch', async () => {
    render(<One />);
    await userEvent.pointer([{ keys: '[TouchA]', target: field() }]);
    expect(offered()).toHaveLength(3);
  });

  test('opens it again after Escape, and the selection is as before', async () => {
    render(<One />);
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('Imogen Hartley');
    await userEvent.click(field());
    expect(offered()).toHaveLength(3);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('opens nothing while it is disabled', () => {
    render(<One disabled />);
    fireEvent.click(field());
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

test('a focus that comes by Tab opens nothing; typing and arrows do', async () => {
  render(<One />);
  await userEvent.tab();
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(offered()).toHaveLength(3);
});

test('a press on a field for several opens its list, and it stays open', async () => {
  render(<Several />);
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Imogen Hartley' }));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('a person wears the initials of their name, whatever the label adds to it', async () => {
  const person = { name: 'Ethan Walsh' };
  render(
    <ComboBox
      label="Representative"
      options={[
        { id: '1', label: 'Ethan Walsh (me)', person },
        { id: '2', label: 'Mei-Lin Tran', person: true },
      ]}
      value="1"
      onChange={onChange}
    />,
  );
  const avatars = () => [...document.querySelectorAll('[data-tint]')].map(({ textContent }) => textContent);
  expect(avatars()).toEqual(['EW']);
  await userEvent.click(field());
  expect(avatars()).toEqual(['EW', 'EW', 'MT']);
});
