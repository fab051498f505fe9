import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { FileIcon } from '../FileIcon/FileIcon.js';
import { Avatar } from '../Avatar/Avatar.js';
import { CloseIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import { Pill } from '../Pill/Pill.js';
import { TaskPill } from '../Pill/TaskPill.js';
import { Sheet } from '../Sheet/Sheet.js';
import { Text } from '../Text/Text.js';
import { List } from './List.js';

const open = fn();
const remove = fn();

/** Lists things, with a line or two for each. */
const meta = {
  title: 'Components/List',
  component: List,
  tags: ['!autodocs'],
  beforeEach: () => {
    open.mockClear();
    remove.mockClear();
  },
  args: {
    label: 'Signing Events',
    items: [
      {
        id: '1',
        title: '2026 Company tax return',
        description: 'Corriedale Pastoral Co',
        start: <FileIcon extension="pdf" />,
        end: <TaskPill actionType={5} signed={1} total={3} />,
        onPress: open,
      },
      {
        id: '2',
        title: 'Partnership agreement 2026',
        description: 'Halcyon Quilting Supplies',
        start: <FileIcon extension="docx" />,
        end: '20 Nov 2026 11:40 am',
        onPress: open,
        current: true,
      },
      {
        id: '3',
        title: 'Loan agreement with related party, first amendment and restatement',
        description: 'Jarrah & Stone Builders',
        start: <FileIcon extension="pdf" />,
        end: '18 Nov 2026 5:21 pm',
        onPress: open,
      },
    ],
  },
  render: (args) => (
    <Sheet>
      <List {...args} />
    </Sheet>
  ),
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pressable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Signing Events' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '2026 Company tax return' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { current: true })).toHaveFocus();
    const row = canvas.getByText('Jarrah & Stone Builders').getBoundingClientRect();
    // The press area covers the whole row, including its second line.
    const hit = document.elementFromPoint(row.left + 4, row.top + 4);
    await expect(hit).toHaveAccessibleName(/Loan agreement/);
    await expect(open).toHaveBeenCalledOnce();
  },
};

export const Links: Story = {
  args: {
    label: 'Recent Events',
    items: [
      { id: '1', title: 'Release notes', description: 'Version 4.2', href: '#release' },
      { id: '2', title: 'Keyboard shortcuts', href: '#keys' },
    ],
  },
};

/** A row without an action; its button works separately. */
export const WithButtons: Story = {
  args: {
    label: 'Subscribed accounts',
    items: ['Margaret Ellery', 'Hugh Ellery', 'Tobias Lindqvist'].map((name, index) => ({
      id: name,
      title: name,
      description: `${name.split(' ')[0]?.toLowerCase() ?? ''}@corriedalepastoral.example`,
      start: <Avatar name={name} size={28} />,
      end: (
        <>
          {index === 2 ? <Pill tone="caution">Invitation not accepted</Pill> : null}
          <IconButton
            label={`Remove ${name}`}
            icon={CloseIcon}
            onPress={() => {
              remove(name);
            }}
          />
        </>
      ),
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Hugh Ellery' }));
    await expect(remove).toHaveBeenCalledWith('Hugh Ellery');
  },
};

export const Ordered: Story = {
  args: {
    label: 'Signing order',
    ordered: true,
    items: ['Hugh Ellery', 'Daniel Okafor'].map((name, index) => ({
      id: name,
      title: name,
      start: <Avatar name={name} />,
      end: `${String(index + 1)} of 2`,
    })),
  },
};

/** In a dialog: low rows that begin where the text around them does. */
export const Flush: Story = {
  args: {
    label: 'Documents to delete',
    flush: true,
    items: ['Trust deed', 'Financial statements 2025', 'Fee proposal'].map((title) => ({
      id: title,
      title,
      start: <FileIcon extension="pdf" />,
    })),
  },
};

export const Empty: Story = {
  args: { items: [], empty: <Text tone="muted">Nothing is waiting to be signed.</Text> },
};
