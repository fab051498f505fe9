import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TreeExample } from './Tree.example.js';
import { folders } from './Tree.fixtures.js';
import { Tree, type TreeProps } from './Tree.js';
import { treeMessages } from './tree.messages.js';
import { editable, heard, never, row } from './TreePlay.fixtures.js';

/** Nodes are renamed in place, where the page offers it. */
const meta = {
  title: 'Components/Tree/Renaming',
  component: Tree,
  tags: ['!autodocs'],
  render: (args) => <TreeExample {...args} />,
  args: {
    label: 'Filters',
    nodes: folders,
    expanded: new Set([1, 2]),
    onExpandedChange: fn(),
    selectedId: 3,
    onSelect: fn(),
  },
} satisfies Meta<TreeProps>;

export default meta;
type Story = StoryObj<TreeProps>;

const nameField = () => screen.getByRole('textbox');

export const Renaming: Story = {
  args: editable,
  play: async () => {
    await userEvent.click(row('Fringe benefits'));
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(nameField()).toHaveFocus());
    await expect(nameField()).toHaveAccessibleName(treeMessages.nameOf('Fringe benefits'));
  },
};

/** Enter saves, Escape cancels; either way the focus returns to the node. */
export const Renamed: Story = {
  args: editable,
  play: async ({ args }) => {
    await userEvent.click(row('Fringe benefits'));
    await userEvent.keyboard('{F2}FBT returns {Enter}');
    await expect(args.onRename).toHaveBeenLastCalledWith(7, 'FBT returns');
    await waitFor(() => expect(row('FBT returns')).toHaveFocus());
    await heard(treeMessages.renamed('FBT returns'));
    await userEvent.keyboard('{F2}Something else{Escape}');
    await waitFor(() => expect(row('FBT returns')).toHaveFocus());
    await heard(treeMessages.notRenamed('FBT returns'));
    await expect(args.onRename).toHaveBeenCalledOnce();
  },
};

/** The message is shown below the name; the typed text is kept. */
export const RenameFailed: Story = {
  args: { ...editable, onRename: () => 'Required: Please supply a name for the filter.' },
  play: async () => {
    await userEvent.click(row('Fringe benefits'));
    await userEvent.keyboard('{F2}{Delete}{Enter}');
    await expect(nameField()).toHaveAccessibleDescription('Required: Please supply a name for the filter.');
    await expect(nameField()).toBeInvalid();
    await waitFor(() => expect(nameField()).toHaveFocus());
  },
};

/** The last row of a pane that scrolls: its message is scrolled to. */
export const RenameFailedLast: Story = {
  args: { ...editable, onRename: () => 'There is already a filter with this name here.' },
  decorators: [
    (Shown) => (
      <div data-testid="pane" style={{ height: 96, overflow: 'auto' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.click(row('Correspondence'));
    await userEvent.keyboard('{F2}Tax{Enter}');
    const note = await canvas.findByText(String(args.onRename?.(9, 'Tax')));
    const pane = canvas.getByTestId('pane').getBoundingClientRect();
    await expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(pane.bottom);
    await expect(nameField().getBoundingClientRect().top).toBeGreaterThanOrEqual(pane.top);
  },
};

/** While a name is saved it can be neither changed, nor sent twice, nor moved. */
export const RenamePending: Story = {
  args: { ...editable, onRename: fn(() => never) },
  play: async ({ args }) => {
    await userEvent.click(row('Fringe benefits'));
    await userEvent.keyboard('{F2}FBT returns{Enter}{Enter}');
    await expect(args.onRename).toHaveBeenCalledOnce();
    await expect(nameField()).toHaveAttribute('readonly');
    await userEvent.keyboard('{Escape}');
    await heard(treeMessages.stillSaving('Fringe benefits'));
  },
};

export const Fixed: Story = {
  args: {
    ...editable,
    nodes: folders.map((node) => (node.id === 1 ? { ...node, fixed: 'Permission Denied' } : node)),
  },
  play: async () => {
    await userEvent.click(row(/^Tax/));
    await userEvent.keyboard('{F2}');
    await expect(row(/^Tax/)).toHaveAccessibleDescription('Permission Denied');
  },
};
