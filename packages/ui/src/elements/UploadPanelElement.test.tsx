import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  complete,
  duplicate,
  failed,
  interrupted,
  readable,
  running,
} from '../patterns/UploadPanel/UploadPanel.fixtures.js';
import type { UploadPanelItem } from '../patterns/UploadPanel/UploadRow.js';
import './index.js';
import { UploadPanelElement } from './UploadPanelElement.js';

// jsdom has no constructed style sheets.
vi.mock('./styles.js', () => ({
  adoptStyles: () => ({ replaceSync: () => undefined }),
  brandRules: () => '',
}));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

async function show(items: readonly UploadPanelItem[], ...attributes: readonly string[]) {
  const panel = new UploadPanelElement();
  panel.items = items;
  for (const name of attributes) panel.setAttribute(name, '');
  // Its root is not in the test's own, so act has to wait for its turn.
  await act(async () => {
    document.body.append(panel);
    await Promise.resolve();
  });
  const root = panel.shadowRoot?.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('the element drew nothing');
  await waitFor(() => expect(within(root).getByRole('region', { name: 'Uploads' })).toBeDefined());
  return { panel, buttons: within(root) };
}

const lacksFilter: UploadPanelItem = { ...failed, filterDeleted: true };

it.each<[string, UploadPanelItem, RegExp]>([
  ['continue', readable, /^Continue/],
  ['select-again', interrupted, /^Select file/],
  ['upload-anyway', duplicate, /^Upload anyway/],
  ['show-known', duplicate, /^Show document/],
  ['add-without-filter', lacksFilter, /^Add without a filter/],
  ['dismiss', failed, /^Remove/],
])('offers to %s where the page can, and fires its event', async (action, item, name) => {
  const { panel, buttons } = await show([item, complete], `can-${action}`);
  const heard = vi.fn((event: Event) => (event instanceof CustomEvent ? event.detail : undefined));
  panel.addEventListener(`countersign-upload-${action}`, heard);
  fireEvent.click(buttons.getByRole('button', { name }));
  expect(heard).toHaveReturnedWith({ id: item.id });
});

it.each<[string, string, readonly UploadPanelItem[]]>([
  ['cancel-all', 'Cancel all', [running, { ...running, id: 'another' }]],
  ['retry-all', 'Retry all', [failed, { ...failed, id: 'another' }]],
])('offers to %s where the page can', async (action, name, items) => {
  const { panel, buttons } = await show(items, `can-${action}`);
  const heard = vi.fn();
  panel.addEventListener(`countersign-upload-${action}`, heard);
  fireEvent.click(buttons.getByRole('button', { name }));
  expect(heard).toHaveBeenCalledOnce();
});

it('offers nothing of that to a page that does not ask for it', async () => {
  const { buttons } = await show([readable, interrupted, duplicate, lacksFilter]);
  const name = /^(Continue|Select file|Upload anyway|Show document|Add without a filter|Remove)/;
  expect(buttons.queryAllByRole('button', { name })).toEqual([]);
});

it('takes its items from JSX, and calls the listeners that JSX names', async () => {
  const onDismiss = vi.fn((event: CustomEvent<{ id: string }>) => event.detail.id);
  const { container } = render(
    <countersign-upload-panel
      theme="dark"
      items={[failed]}
      can-dismiss
      can-show-known={false}
      oncountersign-upload-dismiss={onDismiss}
    />,
  );
  const panel = container.firstElementChild;
  expect(panel?.getAttributeNames()).toEqual(['theme', 'can-dismiss']);
  await waitFor(() => expect(panel?.shadowRoot?.querySelector('section')).not.toBeNull());
  const root = panel?.shadowRoot?.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('the element drew nothing');
  fireEvent.click(within(root).getByRole('button', { name: /^Remove/ }));
  expect(onDismiss).toHaveReturnedWith(failed.id);
});
