import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from './ToastProvider.js';
import { ToastRegion } from './ToastRegion.js';
import { createToastStore } from './toastStore.js';

it('F6 goes to the action of the newest notification, and back', async () => {
  const store = createToastStore();
  render(
    <ToastProvider store={store}>
      <button type="button">Page</button>
      <ToastRegion />
    </ToastProvider>,
  );
  const page = screen.getByRole('button', { name: 'Page' });
  page.focus();
  await userEvent.keyboard('{F6}');
  expect(page).toHaveFocus();
  act(() => {
    store.show({ message: 'Filter created' });
    store.show({ message: '2 documents deleted', action: { label: 'Undo', onPress: vi.fn() } });
  });
  // Said with the message, and shown beside the action.
  const message = screen.getByText('2 documents deleted').parentElement;
  expect(message).toHaveTextContent('Press F6 to go to Undo.');
  expect(message?.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getAllByText('F6')).toHaveLength(1);
  await userEvent.keyboard('{F6}');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-keyshortcuts', 'F6');
  await userEvent.keyboard('{F6}');
  expect(page).toHaveFocus();
});

it('only the newest notification shows the key, and only if it has an action', () => {
  const store = createToastStore();
  render(
    <ToastProvider store={store}>
      <ToastRegion />
    </ToastProvider>,
  );
  act(() => {
    store.show({ message: '2 documents deleted', action: { label: 'Undo', onPress: vi.fn() } });
  });
  expect(screen.getByText('F6')).toBeInTheDocument();
  act(() => {
    store.show({ message: 'Filter created' });
  });
  expect(screen.queryByText('F6')).toBeNull();
  expect(screen.getByText('Filter created').parentElement).not.toHaveTextContent('F6');
});
