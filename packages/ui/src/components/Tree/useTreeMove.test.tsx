import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { TreeExample } from './Tree.example.js';
import { folders } from './Tree.fixtures.js';
import { treeMessages } from './tree.messages.js';

beforeEach(() => {
  vi.resetModules();
});

const tree = (onMove = vi.fn(), Example = TreeExample) => {
  render(
    <Example
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
  tree(vi.fn(), Fresh);
  const user = userEvent.setup();
  row('Correspondence').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(row('Correspondence')).toHaveAccessibleDescription(treeMessages.notLoaded));
  vi.doUnmock('./treeMoving.js');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(row('Correspondence')).toHaveAttribute('data-taken'));
});

it.each([
  ['aims and drops', '{ArrowUp}{Enter}', true],
  ['puts it back', '{ArrowUp}{Escape}{Enter}', false],
])('%s by keys pressed while the code loads', async (_name, keys, moves) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>();
  vi.doMock('./treeMoving.js', async (importOriginal) => {
    await arrived;
    return importOriginal();
  });
  const { TreeExample: Fresh } = await import('./Tree.example.js');
  const onMove = tree(vi.fn(), Fresh);
  const user = userEvent.setup();
  row('Correspondence').focus();
  await user.keyboard(`{Alt>}{ArrowUp}{/Alt}${keys}`);
  arrive(undefined);
  vi.doUnmock('./treeMoving.js');
  if (moves) return waitFor(() => expect(onMove).toHaveBeenCalledOnce());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(row('Correspondence')).toHaveAttribute('data-taken'));
  expect(onMove).not.toHaveBeenCalled();
});
