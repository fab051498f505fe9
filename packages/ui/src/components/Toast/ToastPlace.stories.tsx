import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Dialog } from '../Dialog/Dialog.js';
import { MenuButton } from '../Menu/MenuButton.js';
import { Text } from '../Text/Text.js';
import { ToastProvider } from './ToastProvider.js';
import { ToastRegion } from './ToastRegion.js';
import { createToastStore } from './toastStore.js';

interface PlacesProps {
  /** How many items the menu at the page's bottom has. */
  items: number;
  /** Size of the dialog that is open. */
  dialog?: 'small' | 'frame';
}

const message = 'Failed to mark the documents as read';

function Places({ items, dialog }: PlacesProps) {
  const [store] = useState(() => {
    const toasts = createToastStore();
    toasts.show({ message, tone: 'critical' });
    return toasts;
  });
  const [open, setOpen] = useState(dialog !== undefined);
  return (
    <ToastProvider store={store}>
      <div style={{ position: 'fixed', right: 16, bottom: 8 }}>
        <MenuButton
          label="More actions"
          placement="top end"
          items={Array.from({ length: items }, (_, index) => ({
            id: String(index),
            label: `Action ${String(index + 1)}`,
            onSelect: () => undefined,
          }))}
        />
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size={dialog}
        title="Copy Link"
        footer={<Button variant="primary">Copy</Button>}
      >
        <Text as="p">The link opens this document for everyone of the firm.</Text>
      </Dialog>
      <ToastRegion />
    </ToastProvider>
  );
}

/** Where notifications are shown: clear of menus, of what has the focus, and of the buttons of dialogs. */
const meta = {
  title: 'Components/Toast/Places',
  component: ToastRegion,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  // Part of the example; the region itself takes no props.
  argTypes: { items: { table: { disable: true } }, dialog: { table: { disable: true } } },
  args: { items: 3 },
  render: (args) => <Places {...args} />,
} satisfies Meta<PlacesProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } } as const;

const toasts = () => screen.getByText(message).closest('section') ?? document.body;

/** Whether one covers some of the other. */
function areApart(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

const untilApart = (selector: string) =>
  waitFor(() => {
    const other = document.querySelector(selector);
    return expect(other !== null && areApart(toasts(), other)).toBe(true);
  });

async function openMenu(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menu');
}

/** At the bottom right, 16 px from both edges. */
export const Alone: Story = {
  args: { items: 0 },
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    const { right, bottom } = toasts().getBoundingClientRect();
    await expect([window.innerWidth - right, window.innerHeight - bottom]).toEqual([16, 16]);
  },
};

/** Above an open menu. */
export const AboveMenu: Story = {
  globals: phone,
  play: async () => {
    await openMenu();
    await untilApart('[role="menu"]');
    await expect(screen.getByText(message)).toBeVisible();
  },
};

/** No room above a tall one: they wait until it closes. */
export const WaitingForMenu: Story = {
  args: { items: 24 },
  globals: phone,
  play: async () => {
    await openMenu();
    await waitFor(() => expect(screen.getByText(message)).not.toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus());
    await untilApart('button[aria-haspopup]');
  },
};

/** Toasts beside a dialog keep their position. */
export const BesideDialog: Story = {
  args: { dialog: 'small' },
  globals: { viewport: { value: 'desk' } },
  play: async () => {
    await untilApart('[data-dialog-card]');
    await expect(window.innerHeight - toasts().getBoundingClientRect().bottom).toBe(16);
  },
};

/** Above one that rises from the bottom of a phone. */
export const AboveDialog: Story = {
  args: { dialog: 'small' },
  globals: phone,
  play: () => untilApart('[data-dialog-card]'),
};

/** Over the body of one that fills the window, never over its buttons. */
export const InFrame: Story = {
  args: { dialog: 'frame' },
  globals: phone,
  play: async () => {
    await untilApart('[data-dialog-end]:last-child');
    await untilApart('[data-dialog-end]:first-child');
    await expect(screen.getByText(message)).toBeVisible();
  },
};
