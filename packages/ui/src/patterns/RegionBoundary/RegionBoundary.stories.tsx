import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Text } from '../../components/Text/Text.js';
import { RegionBoundary } from './RegionBoundary.js';
import { RegionError } from './RegionError.js';

let broken = true;

function Fragile() {
  if (broken) throw new Error('The tree has a branch that is its own parent.');
  return <Text>The filters</Text>;
}

/** A part of a page that may fail alone: its place says so and offers another try, everything around it goes on. */
const meta = {
  title: 'Patterns/RegionBoundary',
  component: RegionBoundary,
  subcomponents: { RegionError },
  tags: ['!autodocs'],
  args: {
    message: 'The filters could not be shown.',
    onError: fn(() => '7F3A-91C2-08DE'),
    children: <Fragile />,
  },
  // React tells the console of every error that a boundary catches; here it is wanted.
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  beforeEach: () => {
    broken = true;
  },
} satisfies Meta<typeof RegionBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message has the focus, the failure was told once. */
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/could not be shown/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText('7F3A-91C2-08DE')).toBeVisible());
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
  },
};

/** A dialog that could not be loaded says so where it would stand, and goes away again. */
export const FailedOver: Story = {
  args: { message: 'The clients could not be shown.', onClose: fn() },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('7F3A-91C2-08DE')).toBeVisible());
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** Another try shows the region, once what was wrong has passed. */
export const Recovered: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('7F3A-91C2-08DE')).toBeVisible());
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('The filters')).toBeVisible();
  },
};
