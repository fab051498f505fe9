import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { TreeExample } from './Tree.example.js';
import { folders } from './Tree.fixtures.js';
import { treeMessages } from './tree.messages.js';

beforeEach(() => {
  vi.resetModules();
});

const tree = (onMove = vi.fn()) => {
  render(
    <TreeExample
      label="Filters"
      nodes={folders}
      expanded={new Set([1, 2])}
      onExpandedChange={vi.fn()}
      selectedId={9}
      onSelect={vi.fn()}
      onMove={onMove}
    />,
  );
  return onMove;
};

const row = (name: string) => screen.getByRole('treeitem', { name });

it('moves with the first key, which waits for the code', async () => {
  const onMove = tree();
  const user = userEvent.setup();
  row('Correspondence').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(row('Correspondence')).toHaveAttribute('data-taken'));
  await user.keyboard('{Enter}');
  expect(onMove).toHaveBeenCalledOnce();
});

it('says so when the code cannot be loaded, and tries again', async () => {
  vi.doMock('./treeMoving.js', () => {
    throw new Error('offline');
  });
  const { TreeExample: Fresh } = await import('./Tree.example.js');
  const onMove = vi.fn();
  render(
    <Fresh
      label="Filters"
      nodes={folders}
      expanded={new Set([1, 2])}
      onExpandedChange={vi.fn()}
      selectedId={9}
      onSelect={vi.fn()}
      onMove={onMove}
    />,
  );
  const user = userEvent.setup();
  row('Correspondence').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(row('Correspondence')).toHaveAccessibleDescription(treeMessages.notLoaded));
  vi.doUnmock('./treeMoving.js');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(row('Correspondence')).toHaveAttribute('data-taken'));
});
