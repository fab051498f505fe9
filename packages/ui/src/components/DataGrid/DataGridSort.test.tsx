import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dataGridMessages } from './dataGrid.messages.js';
import { header, inAWindow, show } from './testing/ariaGrid.js';

inAWindow();
afterEach(cleanup);

// In this order: the code stays once it has loaded.
test('says that a list could not be sorted while the code for it does not load, and sorts with the next press', async () => {
  vi.doMock('./columns/columnTable.js', () => {
    throw new Error('Offline');
  });
  const { grid } = show();
  fireEvent.click(header(grid, 'Title'));
  expect((await screen.findAllByText(dataGridMessages.sortFailed)).length).toBeGreaterThan(0);
  expect(header(grid, 'Title')).toHaveAttribute('aria-sort', 'none');
  vi.doUnmock('./columns/columnTable.js');
  fireEvent.click(header(grid, 'Title'));
  await vi.waitFor(() => expect(header(grid, 'Title')).toHaveAttribute('aria-sort', 'ascending'));
  expect(grid.ownerDocument.querySelector('[data-range]')).toBeNull();
});

test('loses no press made before the code that sorts is there', async () => {
  vi.resetModules();
  const fresh = await import('./testing/ariaGrid.js');
  const { grid } = fresh.show();
  fireEvent.click(header(grid, 'Title'));
  fireEvent.click(header(grid, 'Title'));
  fireEvent.click(header(grid, 'Task'), { shiftKey: true });
  expect(header(grid, 'Title')).toHaveAttribute('aria-sort', 'none');
  await vi.waitFor(() => expect(header(grid, 'Title')).toHaveAttribute('aria-sort', 'descending'));
  expect(header(grid, 'Task')).toHaveAccessibleDescription('Sort priority 2 of 2, ascending');
});
