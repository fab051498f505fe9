import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../Text/Text.js';
import { Menu, type MenuProps } from './Menu.js';
import { DeleteIcon, DownloadIcon, EditIcon, PreviewIcon, SendIcon } from '../Icon/icons.js';

function Hanging({ onOpenChange, ...menu }: MenuProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(menu.open);
  return (
    <div style={{ height: 260 }}>
      <div ref={anchor} style={{ width: 'max-content' }}>
        <Text step="13">Brindle Creek lease renewal 2026</Text>
      </div>
      <Menu
        {...menu}
        anchor={anchor}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </div>
  );
}

const choose = fn();

/** Shows actions anchored to an element. MenuButton and ContextMenu have their own anchor. */
const meta = {
  title: 'Components/Menu',
  component: Menu,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => {
    choose.mockClear();
  },
  args: {
    label: 'Document',
    open: true,
    onOpenChange: fn(),
    anchor: { current: null },
    items: [
      { id: 'preview', label: 'Preview', icon: PreviewIcon, shortcut: 'Space', onSelect: choose },
      { id: 'download', label: 'Download', icon: DownloadIcon, onSelect: choose },
    ],
  },
  render: (args) => <Hanging {...args} />,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Selected: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(page.getByRole('menuitem', { name: /Preview/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Grouped: Story = {
  args: {
    items: [
      { id: 'rename', label: 'Rename', icon: EditIcon, onSelect: choose },
      {
        id: 'danger',
        items: [{ id: 'delete', label: 'Delete', icon: DeleteIcon, tone: 'danger', onSelect: choose }],
      },
    ],
  },
  play: async () => {
    const menu = within(await page.findByRole('menu', { name: 'Document' }));
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    // Only a heading makes a group of them for screen readers.
    await expect(menu.queryByRole('group')).toBeNull();
  },
};

/** A disabled row can be reached and shows its reason; selecting it does nothing and leaves the menu open. */
export const Disabled: Story = {
  args: {
    items: [
      {
        id: 'resend',
        label: 'Resend Pin Notification',
        icon: SendIcon,
        disabledReason: 'There is no task on this document.',
        onSelect: choose,
      },
    ],
  },
  play: async ({ args }) => {
    const row = await page.findByRole('menuitem', { name: /Resend Pin Notification/ });
    await waitFor(async () => expect(row).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(choose).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(row).toHaveAttribute('aria-disabled', 'true');
  },
};
