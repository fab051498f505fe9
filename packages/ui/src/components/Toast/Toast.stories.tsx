import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { logHint } from './toast.messages.js';
import { ToastLog } from './ToastLog.js';
import { ToastProvider } from './ToastProvider.js';
import { ToastRegion } from './ToastRegion.js';
import { createToastStore, type ToastContent } from './toastStore.js';

interface ToastsProps {
  toasts: readonly ToastContent[];
  log?: boolean;
}

function Toasts({ toasts, log = false }: ToastsProps) {
  const store = createToastStore();
  for (const toast of toasts) store.show({ ...toast, duration: null });
  return (
    <ToastProvider store={store}>
      {log ? <ToastLog formatTime={() => '21 Nov 2026 9:00 am'} /> : <ToastRegion />}
    </ToastProvider>
  );
}

/** Reports without interrupting: five seconds, paused while hovered or focused, kept in a log. */
const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  subcomponents: { ToastLog, ToastProvider },
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  // Part of the example; the region itself takes no props.
  argTypes: { toasts: { table: { disable: true } }, log: { table: { disable: true } } },
  args: { toasts: [{ message: 'Link copied to the clipboard', tone: 'positive' }] },
  render: (args) => <Toasts {...args} />,
} satisfies Meta<ToastsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = {};
const onPress = fn();

export const Several: Story = {
  args: {
    toasts: [
      { message: 'PINs were sent to 3 accounts', tone: 'info' },
      { message: 'Two documents were left out, they are in use', tone: 'caution' },
      {
        message: 'Data retrieval failed',
        detail: 'The documents couldn’t be read from the server.',
        tone: 'critical',
        reference: '7F3A-91C2-08DE',
        action: { label: 'Retry', onPress },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Data retrieval failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Data retrieval failed')).toBeNull();
  },
};

/** The key that leads to the action is shown beside it, and said with the message. */
export const Undo: Story = {
  args: {
    toasts: [{ message: '2 documents marked as read', tone: 'positive', action: { label: 'Undo', onPress } }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('F6')).toBeVisible();
    await expect(canvas.getByText('Press F6 to go to Undo.')).toBeInTheDocument();
  },
};

/** Without keys there is nothing to say about one. */
export const UndoByTouch: Story = {
  ...Undo,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('F6')).not.toBeVisible();
  },
};

export const Log: Story = {
  args: {
    log: true,
    toasts: [
      { message: 'PINs were sent to 3 accounts', tone: 'info' },
      { message: 'Data retrieval failed', tone: 'critical', reference: '7F3A-91C2-08DE' },
    ],
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('list', { name: 'Past notifications' });
    const [newest, oldest] = within(log).getAllByRole('listitem');
    await expect(newest).toHaveTextContent('Data retrieval failed');
    await expect(newest).toHaveTextContent('7F3A-91C2-08DE');
    await expect(oldest).toHaveTextContent('PINs were sent to 3 accounts');
  },
};

/** On a touch screen one line and its button share a centre line. */
export const Touch: Story = {
  args: {
    toasts: [
      { message: 'Link copied', tone: 'positive' },
      {
        message: 'Copy Link Error',
        detail: 'Requested document not found. Please check the link you used is correct.',
        tone: 'critical',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** The live region exists before its first text, and its announcements do not include its buttons. */
export const Arriving: Story = {
  render: function Render() {
    const [store] = useState(createToastStore);
    return (
      <ToastProvider store={store}>
        <Button
          onPress={() => store.show({ message: 'The lease was saved', tone: 'positive', duration: null })}
        >
          Save
        </Button>
        <ToastRegion />
      </ToastProvider>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const live = canvasElement.querySelector('section[aria-live="polite"]');
    await expect(live).toBeEmptyDOMElement();
    await expect(live).toHaveStyle({ display: 'flex' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('The lease was saved').closest('[aria-live], [role]')).toBe(live);
    await expect(
      canvas.getByRole('button', { name: 'Close notification' }).closest('[aria-live]'),
    ).toHaveAttribute('aria-live', 'off');
  },
};

export const EmptyLog: Story = {
  args: { log: true, toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(logHint)).toBeVisible();
  },
};
