import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './ErrorState.js';

/** Reports a failure: what happened, what to do, and a reference to quote. */
const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  tags: ['!autodocs'],
  args: {
    lead: 'Data retrieval failed.',
    children:
      'The clients couldn’t be read from the server. Nothing has been changed. If it keeps happening, contact support and quote the reference.',
    reference: '7F3A-91C2-08DE',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvasElement, args }) => {
    const retry = within(canvasElement).getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(retry);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const WithoutReference: Story = { args: { reference: undefined, onRetry: undefined } };
