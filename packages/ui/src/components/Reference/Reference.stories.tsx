import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Reference } from './Reference.js';

/** Shows the reference of a failure, to copy for support. */
const meta = {
  title: 'Components/Reference',
  component: Reference,
  tags: ['!autodocs'],
  args: { value: '7F3A-91C2-08DE' },
} satisfies Meta<typeof Reference>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToCopy: Story = {};

export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy reference' }));
    const focused = await within(canvasElement).findByRole('button', { name: 'Copied' });
    await waitFor(() => expect(focused).toHaveFocus());
    await expect(write).toHaveBeenCalledWith(args.value);
  },
};

/** A frame or an insecure page cannot write to the clipboard. */
export const CopyRefused: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy reference' }));
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Select the reference to copy it' }),
    ).toBeVisible();
  },
};
