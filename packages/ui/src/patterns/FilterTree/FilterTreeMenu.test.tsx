import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Context from '../../components/Menu/ContextMenu.js';
import { menuFailed } from '../../components/Menu/menu.messages.js';
import { createToastStore } from '../../components/Toast/toastStore.js';
import { ToastProvider } from '../../components/Toast/ToastProvider.js';
import { ROOT_FILTER } from './filterNodes.js';
import { FilterTree } from './FilterTree.js';

const code = vi.hoisted(() => ({ missing: true }));
vi.mock('../../components/Menu/ContextMenu.js', async (load) => {
  const loaded = await load<typeof Context>();
  return {
    // As lazyComponent's import fails: where the module is asked for what it exports.
    get ContextMenu() {
      if (code.missing) throw new Error('The connection was lost.');
      return loaded.ContextMenu;
    },
  };
});

beforeEach(() => {
  // React logs every error that a boundary catches; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('says that the menu of a filter could not be loaded, and opens it at Try again', async () => {
  const store = createToastStore();
  render(
    <ToastProvider store={store}>
      <FilterTree
        state={{ status: 'ready', filters: [{ id: 1, text: 'Leases', isFirm: false, items: [] }] }}
        selectedId={ROOT_FILTER}
        onSelect={vi.fn()}
        expanded={new Set()}
        onExpandedChange={vi.fn()}
        filterMenu={() => [{ id: 'create', label: 'Create Filter', onSelect: vi.fn() }]}
      />
    </ToastProvider>,
  );
  const row = screen.getByRole('treeitem', { name: 'Leases' });
  await userEvent.pointer({ keys: '[MouseRight]', target: row });
  await waitFor(() => expect(store.read().shown.map(({ message }) => message)).toEqual([menuFailed]));
  expect(row).toBeVisible();
  code.missing = false;
  store.read().shown[0]?.action?.onPress();
  expect(await screen.findByRole('menuitem', { name: 'Create Filter' })).toBeVisible();
});
