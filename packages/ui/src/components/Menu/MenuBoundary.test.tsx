import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, type ToastStore } from '../Toast/toastStore.js';
import type * as Popup from './MenuPopup.js';
import { menuFailed } from './menu.messages.js';

const code = vi.hoisted(() => ({ missing: true }));
vi.mock('./MenuPopup.js', async (load) => {
  const popup = await load<typeof Popup>();
  return {
    // As lazyComponent's import fails: where the module is asked for what it exports.
    get MenuPopup() {
      if (code.missing) throw new Error('The connection was lost.');
      return popup.MenuPopup;
    },
  };
});

const items = [{ id: 'preview', label: 'Preview', onSelect: () => undefined }];
const tasks = () => screen.getByRole('button', { name: 'Tasks', hidden: true });

beforeEach(() => {
  code.missing = true;
  // React logs every error that a boundary catches; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function renderPage(): Promise<ToastStore> {
  // Code that has loaded once is kept.
  vi.resetModules();
  const [{ MenuButton }, { ContextMenuArea }, { ToastProvider }] = await Promise.all([
    import('./MenuButton.js'),
    import('./ContextMenuArea.js'),
    import('../Toast/ToastProvider.js'),
  ]);
  const store = createToastStore();
  render(
    <ToastProvider store={store}>
      <p>The documents</p>
      <MenuButton label="Tasks" items={items} />
      <ContextMenuArea label="Lease" items={items}>
        <button type="button">Lease</button>
      </ContextMenuArea>
    </ToastProvider>,
  );
  return store;
}

const messages = (store: ToastStore) => store.read().shown.map(({ message }) => message);

test.each([
  ['menu button', () => userEvent.click(tasks())],
  [
    'context menu',
    () => userEvent.pointer({ keys: '[MouseRight]', target: screen.getByRole('button', { name: 'Lease' }) }),
  ],
])('a %s whose code is missing says so, and opens at Try again', async (_what, press) => {
  const store = await renderPage();
  await press();
  await waitFor(() => expect(messages(store)).toEqual([menuFailed]));
  expect(screen.getByText('The documents')).toBeVisible();
  expect(tasks()).toHaveAttribute('aria-expanded', 'false');
  code.missing = false;
  store.read().shown[0]?.action?.onPress();
  expect(await screen.findByRole('menuitem', { name: 'Preview' })).toBeVisible();
});

test('a menu whose code is missing can be opened by pressing again', async () => {
  const store = await renderPage();
  await userEvent.click(tasks());
  await waitFor(() => expect(messages(store)).toEqual([menuFailed]));
  code.missing = false;
  await userEvent.click(tasks());
  expect(await screen.findByRole('menuitem', { name: 'Preview' })).toBeVisible();
});
