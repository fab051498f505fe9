import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog.js';
import { MenuButton, type MenuButtonProps } from './MenuButton.js';

const choose = vi.fn();
const user = userEvent.setup();

const items: MenuButtonProps['items'] = [
  { id: 'preview', label: 'Preview', onSelect: () => choose('preview') },
  { id: 'download', label: 'Download', onSelect: () => choose('download') },
  { id: 'delete', label: 'Delete', disabledReason: 'It is locked.', onSelect: () => choose('delete') },
];

function Page({ given = items, onClick }: { given?: MenuButtonProps['items']; onClick?: () => void }) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a row that is pressed
    <div onClick={onClick}>
      <MenuButton label="Tasks" items={given} />
      <button type="button">Next</button>
    </div>
  );
}

function button(name = 'Tasks'): HTMLElement {
  return screen.getByRole('button', { name, hidden: true });
}

async function open(): Promise<HTMLElement> {
  await user.click(button());
  const menu = await screen.findByRole('menu', { name: 'Tasks' });
  await waitFor(() => expect(row('Preview')).toHaveFocus());
  return menu;
}

function row(name: string): HTMLElement {
  const rows = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const found = rows.find((each) => each.textContent.startsWith(name));
  if (found === undefined) throw new Error(`there is no row "${name}"`);
  return found;
}

beforeEach(() => {
  choose.mockClear();
});

test('items without a heading are no group', async () => {
  render(<Page />);
  const menu = await open();
  expect(menu.querySelector('[role="group"]')).toBeNull();
});

test('the arrows go round, Home and End to the corners', async () => {
  render(<Page />);
  await open();
  await user.keyboard('{ArrowDown}');
  expect(row('Download')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(row('Preview')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(row('Delete')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(row('Preview')).toHaveFocus();
  await user.keyboard('{End}');
  expect(row('Delete')).toHaveFocus();
});

test('letters find a row, and one letter again the next that begins with it', async () => {
  render(<Page />);
  await open();
  await user.keyboard('d');
  expect(row('Download')).toHaveFocus();
  await user.keyboard('d');
  expect(row('Delete')).toHaveFocus();
});

test('Enter and Space select, close, and give the focus back', async () => {
  render(<Page />);
  for (const key of ['{Enter}', ' ']) {
    await open();
    await user.keyboard(key);
    await waitFor(() => expect(button()).toHaveFocus());
    expect(screen.queryByRole('menu')).toBeNull();
  }
  expect(choose.mock.calls).toEqual([['preview'], ['preview']]);
});

test('a disabled row does nothing and stays', async () => {
  render(<Page />);
  await open();
  await user.keyboard('{End}{Enter}');
  await user.click(row('Delete'));
  expect(choose).not.toHaveBeenCalled();
  expect(row('Delete')).toHaveAttribute('aria-disabled', 'true');
});

test('Tab closes it and continues from its button', async () => {
  render(<Page />);
  await open();
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test('a press beside it closes it and reaches nothing else', async () => {
  const onClick = vi.fn();
  render(<Page onClick={onClick} />);
  await open();
  onClick.mockClear();
  const outside = document.querySelector('[data-menu-outside]');
  if (outside === null) throw new Error('nothing lies over the page');
  await user.click(outside);
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(button()).toHaveFocus());
  expect(onClick).not.toHaveBeenCalled();
});

test('while it is open, the page around is hidden from screen readers and hears none of its keys', async () => {
  const hears = vi.fn();
  window.addEventListener('keydown', hears);
  render(<Page />);
  await open();
  hears.mockClear();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.keyboard('{ArrowDown}d{Escape}');
  expect(hears).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument());
  window.removeEventListener('keydown', hears);
});

test('the pointer takes the focus along', async () => {
  render(<Page />);
  await open();
  await user.hover(row('Download'));
  expect(row('Download')).toHaveFocus();
});

function Choices() {
  const [one, setOne] = useState<readonly string[]>(['light']);
  const [many, setMany] = useState<readonly string[]>(['title', 'size']);
  const theme = ['light', 'dark'].map((id) => ({ id, label: id }));
  const columns = ['title', 'date', 'size'].map((id) => ({ id, label: id }));
  return (
    <MenuButton
      label="View"
      items={[
        {
          id: 'a',
          label: 'Theme',
          selection: 'single',
          selected: one,
          onSelectedChange: setOne,
          choices: theme,
        },
        {
          id: 'b',
          label: 'Columns',
          selection: 'multiple',
          selected: many,
          onSelectedChange: setMany,
          choices: columns,
        },
      ]}
    />
  );
}

test('choices are checked and leave it open: one of the single ones, any of the others', async () => {
  render(<Choices />);
  await user.click(button('View'));
  await user.click(await screen.findByRole('menuitemradio', { name: 'dark' }));
  expect(row('dark')).toBeChecked();
  expect(row('light')).not.toBeChecked();
  await user.click(row('dark'));
  expect(row('dark')).toBeChecked();
  await user.click(row('date'));
  await user.click(row('title'));
  expect(row('date')).toBeChecked();
  expect(row('title')).not.toBeChecked();
  expect(row('size')).toBeChecked();
  expect(screen.getByRole('group', { name: 'Columns' })).toBeInTheDocument();
});

test('Enter on a single choice closes it, Space does not; the others leave it open', async () => {
  render(<Choices />);
  await user.click(button('View'));
  (await screen.findByRole('menuitemcheckbox', { name: 'date' })).focus();
  await user.keyboard('{Enter}');
  expect(row('date')).toBeChecked();
  row('dark').focus();
  await user.keyboard(' ');
  expect(row('dark')).toBeChecked();
  row('light').focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(button('View')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitemradio', { name: 'light' })).toBeChecked();
});

function Asking() {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <MenuButton label="Tasks" items={[{ id: 'p', label: 'Preview', onSelect: () => setAsks(true) }]} />
      <Dialog open={asks} onOpenChange={setAsks} title="Preview" />
    </>
  );
}

test('a dialog that a row opens keeps the focus, and gives it to the button when it closes', async () => {
  render(<Asking />);
  await open();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Preview' });
  await waitFor(() => expect(dialog).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
});

test('rows that were loaded take the focus from the one that said so', async () => {
  const loading = { id: 'loading', label: 'Preview', disabledReason: 'Loading', onSelect: () => undefined };
  const { rerender } = render(<Page given={[loading]} />);
  await open();
  rerender(<Page given={items} />);
  expect(row('Preview')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row('Download')).toHaveFocus();
});

test('a row that goes leaves the focus to the one in its place', async () => {
  const { rerender } = render(<Page />);
  await open();
  await user.keyboard('{End}');
  rerender(<Page given={items.slice(0, 2)} />);
  expect(row('Download')).toHaveFocus();
  await user.keyboard('{Home}');
  rerender(<Page given={items.slice(1, 2)} />);
  expect(row('Download')).toHaveFocus();
});
