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
  await userEvent.keyboard('{F6}');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute('aria-keyshortcuts', 'F6');
  await userEvent.keyboard('{F6}');
  expect(page).toHaveFocus();
});
