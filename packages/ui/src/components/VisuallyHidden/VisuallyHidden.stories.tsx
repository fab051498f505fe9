import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { Text } from '../Text/Text.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** Text for screen readers only: what sighted users see from position or picture. */
const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['!autodocs'],
  args: { children: 'documents wait for your signature' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideACount: Story = {
  render: (args) => (
    <Text as="p" weight="medium" tabular>
      12 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvasElement, args }) => {
    const text = within(canvasElement).getByText(String(args.children));
    await expect(text.getBoundingClientRect().width).toBe(1);
    await expect(text).not.toHaveAttribute('aria-hidden');
  },
};

/** A page whose title is part of a picture still has its heading. */
export const AsHeading: Story = {
  args: { as: 'h1', children: 'Sign in' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Sign in', level: 1 }),
    ).toBeInTheDocument();
  },
};
