import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../Text/Text.js';
import { Link } from './Link.js';
import { LinkNavigation } from './LinkNavigation.js';

const navigate = fn();

/** Navigates. For an action, use a Button. */
const meta = {
  title: 'Components/Link',
  component: Link,
  subcomponents: { LinkNavigation },
  tags: ['!autodocs'],
  args: { href: '/documents/12', children: 'History' },
  decorators: [
    (Story) => (
      <LinkNavigation navigate={navigate}>
        <Story />
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowedByTheRouter: Story = {
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'History' }));
    await expect(navigate).toHaveBeenCalledWith('/documents/12');
  },
};

export const InText: Story = {
  render: (args) => (
    <Text as="p">
      The invitation has expired. <Link {...args} running /> shows who sent it.
    </Text>
  ),
};

/** The browser opens other sites; a new tab learns nothing about this one. */
export const InANewTab: Story = {
  args: { href: 'https://asic.example/', newTab: true, children: 'ASIC' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'ASIC' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const Current: Story = {
  args: { current: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};
