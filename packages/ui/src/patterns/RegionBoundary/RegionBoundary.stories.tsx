import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Text } from '../../components/Text/Text.js';
import { changesSafe } from './regionBoundary.messages.js';
import { RegionBoundary } from './RegionBoundary.js';
import { RegionError } from './RegionError.js';

let broken = true;

function Fragile() {
  if (broken) throw new Error('The tree has a branch that is its own parent.');
  return <Text>The filters</Text>;
}

/**
 * Contains the failure of a part of a page: the part shows an error with a retry, and everything around it
 * keeps working.
 */
const meta = {
  title: 'Patterns/RegionBoundary',
  component: RegionBoundary,
  subcomponents: { RegionError },
  tags: ['!autodocs'],
  args: {
    message: 'The filters couldn’t be shown.',
    onError: fn(() => '7F3A-91C2-08DE'),
    children: <Fragile />,
  },
  // React logs every error that a boundary catches; here it is expected.
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  beforeEach: () => {
    broken = true;
  },
} satisfies Meta<typeof RegionBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message has focus, and the failure was reported once. */
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(`${args.message} ${changesSafe}`)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('7F3A-91C2-08DE')).toBeVisible());
    await expect(args.onError).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus());
  },
};

/** A dialog that failed to load reports it in its place, and can be closed. */
export const FailedOver: Story = {
  args: { message: 'The clients couldn’t be shown.', onClose: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('7F3A-91C2-08DE')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** A retry shows the region once the cause is gone. */
export const Recovered: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('7F3A-91C2-08DE')).toBeVisible());
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('The filters')).toBeVisible();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What only a reload brings back says so. */
export const Reload: Story = {
  args: { retryLabel: () => 'Reload', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('7F3A-91C2-08DE')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onRetry).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The tree has a branch that is its own parent.' }),
    );
  },
};
