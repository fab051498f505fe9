import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@countersign/ui';
import { expect } from 'storybook/test';

/** What a page sees of its device: what scripts read, and the height of a target, which styles set. */
function Device() {
  return (
    <p>
      <Button>Next</Button> {matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine'} pointer,{' '}
      {matchMedia('(hover: none)').matches ? 'no hover' : 'hover'}, {navigator.maxTouchPoints} touch points
    </p>
  );
}

/** Proves that stories on phones run with touch, and others without; in this order, one after another. */
const meta = {
  title: 'Story kit/Device',
  component: Device,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Device>;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutTouch: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByText('fine pointer, hover, 0 touch points')).toBeVisible();
  await expect(canvas.getByRole('button')).toHaveProperty('offsetHeight', 32);
};

const withTouch: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByText('coarse pointer, no hover, 1 touch points')).toBeVisible();
  await expect(canvas.getByRole('button')).toHaveProperty('offsetHeight', 44);
};

export const Desktop: Story = { play: withoutTouch };

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: withTouch };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: withTouch };

export const DesktopAfterPhone: Story = { play: withoutTouch };
