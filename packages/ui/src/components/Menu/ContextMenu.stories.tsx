import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DeleteIcon, DownloadIcon, PreviewIcon } from '../Icon/icons.js';
import { MoreIcon } from '../Icon/icons.js';
import { Inline } from '../Inline/Inline.js';
import { Link } from '../Link/Link.js';
import { Sheet } from '../Sheet/Sheet.js';
import { Text } from '../Text/Text.js';
import { ContextMenu, type ContextMenuProps } from './ContextMenu.js';
import { ContextMenuArea } from './ContextMenuArea.js';
import { MenuButton } from './MenuButton.js';

type RowProps = Pick<ContextMenuProps, 'label' | 'items' | 'onClose'>;

function Row({ label, items, onClose }: RowProps) {
  const [at, setAt] = useState<ContextMenuProps['at']>(null);
  return (
    <div
      style={{ height: 260 }}
      onContextMenu={(event) => {
        event.preventDefault();
        setAt({ x: event.clientX, y: event.clientY });
      }}
    >
      <Sheet padding={12}>
        <Inline justify="between">
          <Text step="13" weight="medium">
            ASIC annual statement 2025
          </Text>
          <MenuButton label={label} items={items} icon={MoreIcon} iconOnly size="small" />
        </Inline>
      </Sheet>
      <ContextMenu
        label={label}
        items={items}
        at={at}
        onClose={() => {
          setAt(null);
          onClose();
        }}
      />
    </div>
  );
}

const choose = fn();

/** Opens a menu for the thing under the pointer. Every action is available elsewhere too. */
const meta = {
  title: 'Components/ContextMenu',
  component: ContextMenu,
  subcomponents: { ContextMenuArea },
  tags: ['!autodocs'],
  beforeEach: () => {
    choose.mockClear();
  },
  args: {
    label: 'ASIC annual statement 2025',
    at: null,
    onClose: fn(),
    items: [
      { id: 'preview', label: 'Preview', icon: PreviewIcon, onSelect: choose },
      { id: 'download', label: 'Download', icon: DownloadIcon, onSelect: choose },
      {
        id: 'danger',
        items: [{ id: 'delete', label: 'Delete', icon: DeleteIcon, tone: 'danger', onSelect: choose }],
      },
    ],
  },
  render: (args) => <Row {...args} />,
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

async function ask(canvasElement: HTMLElement): Promise<HTMLElement> {
  await fireEvent.contextMenu(
    within(canvasElement).getByText('ASIC annual statement 2025', { selector: 'span' }),
    {
      clientX: 120,
      clientY: 40,
    },
  );
  return page.findByRole('menu', { name: 'ASIC annual statement 2025' });
}

/** The menu opens at the pointer. */
export const UnderThePointer: Story = {
  play: async ({ canvasElement }) => {
    const menu = await ask(canvasElement);
    await waitFor(async () => {
      const box = menu.getBoundingClientRect();
      await expect(Math.abs(box.left - 120)).toBeLessThan(12);
      await expect(Math.abs(box.top - 44)).toBeLessThan(12);
    });
    await waitFor(async () => expect(page.getByRole('menuitem', { name: 'Preview' })).toHaveFocus());
  },
};

export const LeftByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    await ask(canvasElement);
    await waitFor(async () => expect(page.getByRole('menuitem', { name: 'Preview' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('menu')).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(choose).not.toHaveBeenCalled();
  },
};

/** The area provides position and keys: the menu is for the focused element. */
export const InAnArea: Story = {
  render: ({ label, items }) => (
    <div style={{ height: 260 }}>
      <ContextMenuArea label={label} items={items}>
        <Sheet padding={12}>
          <Inline>
            <Link href="#statement">ASIC annual statement 2025</Link>
          </Inline>
        </Sheet>
      </ContextMenuArea>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    // The event that browsers send for Shift F10 and the menu key.
    await fireEvent.contextMenu(link, { clientX: 40, clientY: 30, button: 0 });
    const first = await page.findByRole('menuitem', { name: 'Preview' });
    await waitFor(async () => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
    await waitFor(async () => expect(page.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(async () => expect(link).toHaveFocus());
  },
};

/** Without actions, no menu opens, and the browser's own is suppressed. */
export const NothingToDo: Story = {
  args: { items: [] },
  render: ({ label, items }) => (
    <ContextMenuArea label={label} items={items}>
      <Sheet padding={12}>
        <Link href="#statement">ASIC annual statement 2025</Link>
      </Sheet>
    </ContextMenuArea>
  ),
  play: async ({ canvasElement }) => {
    await fireEvent.contextMenu(within(canvasElement).getByRole('link'));
    await expect(page.queryByRole('menu')).not.toBeInTheDocument();
  },
};
