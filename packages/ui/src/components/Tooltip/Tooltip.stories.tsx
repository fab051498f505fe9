import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../Link/Link.js';
import { Text } from '../Text/Text.js';
import { Tooltip } from './Tooltip.js';

/** Shows more about its content, on hover and focus. Never put essential information only here. */
const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['!autodocs'],
  args: { content: 'Friday 20 November 2026, 3:18:04 pm AEDT', children: null },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const OnText: Story = {
  args: {
    focusable: true,
    children: (
      <Text step="13" tabular>
        20/11/2026
      </Text>
    ),
  },
  play: async () => {
    await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toHaveTextContent('AEDT');
    await expect(page.getByRole('note')).toHaveAccessibleDescription(
      'Friday 20 November 2026, 3:18:04 pm AEDT',
    );
  },
};

export const OnLink: Story = {
  args: { content: 'Opens the audit trail', children: <Link href="#history">History</Link> },
  play: async () => {
    await userEvent.tab();
    await expect(page.getByRole('link')).toHaveAccessibleDescription('Opens the audit trail');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('tooltip')).toBeNull());
  },
};

export const OnHover: Story = {
  args: { content: 'Opens the audit trail', children: <Link href="#history">History</Link> },
  play: async () => {
    await userEvent.hover(page.getByRole('link'));
    const bubble = await page.findByRole('tooltip');
    await userEvent.hover(bubble);
    await expect(bubble).toBeVisible();
  },
};
