import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { TreeExample } from './Tree.example.js';
import { folders } from './Tree.fixtures.js';
import { treeMessages } from './tree.messages.js';
import { treeMoveMessages } from './treeMove.messages.js';

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

it.each([
  ['ArrowLeft', 'at the top level'],
  ['ArrowRight', 'to the end of Income tax'],
])(
  'picks a node up with Alt and %s too, one level out or in, and says on screen what ends the move',
  async (key, where) => {
    tree();
    const user = userEvent.setup();
    row('BAS and IAS').focus();
    await user.keyboard(`{Alt>}{${key}}{/Alt}`);
    await waitFor(() => expect(row('BAS and IAS')).toHaveAttribute('data-taken'));
    expect(screen.getByText(treeMoveMessages.hint)).toBeVisible();
    await waitFor(() => expect(document.body).toHaveTextContent(where));
    await user.keyboard('{Escape}');
    expect(screen.queryByText(treeMoveMessages.hint)).toBeNull();
  },
);

it('leaves Alt and the arrows to the side to the browser where nothing can move', async () => {
  tree(vi.fn(), (props) => (
    <TreeExample {...props} nodes={[{ id: 9, label: 'All', fixed: 'It stays.' }, ...folders.slice(0, 1)]} />
  ));
  row('All').focus();
  expect(fireEvent.keyDown(row('All'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(row('All'), { key: 'ArrowUp', altKey: true })).toBe(false);
  await waitFor(() => expect(row('All')).toHaveAccessibleDescription('It stays.'));
});
