import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mockLayout } from '../../test-utils/mockLayout.js';
import { DataGrid } from './DataGrid.js';
import type { CompactRow, DataGridState } from './dataGrid.types.js';

/** The list form of narrow containers: where its icons and checkboxes are. How they look is shown by the stories. */

let restoreLayout = (): void => undefined;
beforeEach(() => {
  restoreLayout = mockLayout({ width: 390, height: 600 });
});
afterEach(() => restoreLayout());

const columns = [{ id: 'title', header: 'Title', width: 200, rowHeader: true, text: (row: string) => row }];
const names = ['Deed', 'Lease'];
const ready: DataGridState<string> = { status: 'ready', total: 2, rowAt: (index) => names[index] };

/** Only leases have one. */
function someIcons(row: string): CompactRow {
  return { leading: row === 'Lease' ? <svg data-testid="icon" /> : undefined, title: row };
}

interface Options {
  selectable: boolean;
  state?: DataGridState<string>;
}

function show({ selectable, state = ready }: Options) {
  const grid = (shown: DataGridState<string>) => (
    <DataGrid
      label="Documents"
      columns={columns}
      state={shown}
      rowId={(row) => row}
      onSelectionChange={selectable ? () => undefined : undefined}
      renderCompact={someIcons}
    />
  );
  const { rerender } = render(grid(state));
  return (next: DataGridState<string>) => rerender(grid(next));
}

describe('rows that cannot be selected', () => {
  test('begin with their icon, which is no part of their name', () => {
    show({ selectable: false });
    const [deed, lease] = screen.getAllByRole('rowheader');
    expect(
      within(lease ?? document.body)
        .getByTestId('icon')
        .closest('[aria-hidden=true]'),
    ).not.toBeNull();
    expect(lease).toHaveAccessibleName('Lease');
    expect(deed?.querySelector('[aria-hidden=true]')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

test('show a title that is cut off whole, once the pointer rests on it', () => {
  show({ selectable: false });
  const title = screen.getByText('Lease');
  fireEvent.pointerOver(title);
  expect(title).not.toHaveAttribute('title');
  Object.defineProperties(title, { scrollWidth: { value: 400 }, clientWidth: { value: 200 } });
  fireEvent.pointerOver(title);
  expect(title).toHaveAttribute('title', 'Lease');
});

test('end with a button for their menu, in a cell of its own', async () => {
  render(
    <DataGrid
      label="Documents"
      columns={columns}
      state={ready}
      rowId={(row) => row}
      rowMenu={(row) => [{ id: 'open', label: `Open ${row}`, onSelect: () => undefined }]}
      renderCompact={someIcons}
    />,
  );
  const button = screen.getByRole('button', { name: 'More actions Lease' });
  expect(button.closest('[role="gridcell"]')).not.toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Open Lease' })).toBeVisible();
});

describe('rows that can be selected', () => {
  test('have their icon in the cell of the checkbox, and where they have none, the checkbox alone', () => {
    show({ selectable: true });
    const [deed, lease] = screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement);
    expect(
      within(lease ?? document.body)
        .getByTestId('icon')
        .closest('[aria-hidden=true]'),
    ).not.toBeNull();
    // The styles hide a checkbox that has something beside it.
    expect(lease?.children).toHaveLength(2);
    expect(deed?.children).toHaveLength(1);
    expect(screen.getAllByTestId('icon')).toHaveLength(1);
  });

  test('lose the icon with their row, and get it with the next', () => {
    const update = show({ selectable: true });
    update({ status: 'ready', total: 2, rowAt: () => undefined });
    expect(screen.queryByTestId('icon')).toBeNull();
    update({ status: 'ready', total: 2, rowAt: () => 'Lease' });
    expect(screen.getAllByTestId('icon')).toHaveLength(2);
  });
});
