import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { createToastStore, ToastProvider, type ToastStore } from '@countersign/ui';
import { NotificationsDialog } from './NotificationsDialog.tsx';

interface NotificationsProps {
  readonly store: ToastStore;
  readonly onClose: () => void;
}

/** Dates its entries of 21 November, because a screenshot must not depend on the day. */
function aLog(): ToastStore {
  const store = createToastStore();
  store.show({ message: 'PINs were sent to 3 accounts', tone: 'positive', logOnly: true });
  store.show({
    message: 'Data retrieval failed',
    detail: 'The documents couldn’t be read from the server.',
    tone: 'critical',
    reference: '7F3A-91C2-08DE',
    logOnly: true,
  });
  const { shown, log } = store.read();
  const dated = {
    shown,
    log: log.map((toast) => ({ ...toast, shownAt: Date.parse('2026-11-21T03:30:00Z') })),
  };
  return { ...store, read: () => dated };
}

const meta = {
  title: 'Screens/Shell/Notifications',
  component: NotificationsDialog,
  parameters: { layout: 'fullscreen' },
  args: { store: aLog(), onClose: fn() },
  argTypes: { store: { table: { disable: true } } },
  render: ({ store, onClose }) => (
    <ToastProvider store={store}>
      <NotificationsDialog onClose={onClose} />
    </ToastProvider>
  ),
} satisfies Meta<NotificationsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Logged: Story = {
  play: async ({ args, userEvent }) => {
    const log = await screen.findByRole('list', { name: 'Past notifications' });
    await expect(log.children).toHaveLength(2);
    await expect(log).toHaveTextContent('7F3A-91C2-08DE');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { store: createToastStore() },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  },
};
