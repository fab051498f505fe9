import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createToastStore } from '../Toast/toastStore.js';
import { ToastProvider } from '../Toast/ToastProvider.js';
import { Drawer } from './Drawer.js';
import { drawerFailed } from './drawer.messages.js';
import type * as Dialog from './DrawerDialog.js';

const code = vi.hoisted(() => ({ missing: true }));
vi.mock('./DrawerDialog.js', async (load) => {
  const { DrawerDialog } = await load<typeof Dialog>();
  return {
    get DrawerDialog() {
      if (code.missing) throw new Error('The connection was lost.');
      return DrawerDialog;
    },
  };
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="Filters">
        <p>Tax returns</p>
      </Drawer>
    </>
  );
}

test('a drawer whose code is missing says so, leaves the page, and opens at Try again', async () => {
  // React logs every error that a boundary catches; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createToastStore();
  render(
    <ToastProvider store={store}>
      <Page />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await waitFor(() => expect(store.read().shown.map(({ message }) => message)).toEqual([drawerFailed]));
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  code.missing = false;
  store.read().shown[0]?.action?.onPress();
  expect(await screen.findByText('Tax returns')).toBeVisible();
  vi.restoreAllMocks();
});
