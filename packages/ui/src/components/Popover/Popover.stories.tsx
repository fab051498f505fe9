import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { ColumnsIcon } from '../Icon/icons.js';
import { Stack } from '../Stack/Stack.js';
import { Popover } from './Popover.js';

/** Shows a small panel on a button: content or settings beside the work. */
const meta = {
  title: 'Components/Popover',
  component: Popover,
  tags: ['!autodocs'],
  args: {
    label: 'Columns',
    icon: ColumnsIcon,
    children: (close) => (
      <Stack gap={8}>
        <Checkbox label="Created by" defaultChecked />
        <Checkbox label="Filter" />
        <Button onPress={close}>Done</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    await expect(await page.findByRole('dialog', { name: 'Columns' })).toBeVisible();
    await waitFor(() => expect(page.getByRole('checkbox', { name: 'Created by' })).toHaveFocus());
  },
};

/** What it sets is counted on its button. */
export const Counted: Story = { args: { count: { value: 2, label: 'in use' }, variant: 'secondary' } };

/** Fields with little in them have the same room as those with much. */
export const Form: Story = {
  args: { width: 'form', children: () => <Checkbox label="Filter" /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    const panel = await page.findByRole('dialog', { name: 'Columns' });
    await waitFor(() => expect(panel.offsetWidth).toBe(320));
  },
};

export const LeftByEscape: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    await page.findByRole('dialog', { name: 'Columns' });
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(button).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Columns' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = await page.findByRole('dialog', { name: 'Columns' });
    await waitFor(async () => expect(panel.contains(document.activeElement)).toBe(true));
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(panel.contains(document.activeElement)).toBe(true);
    }
    within(panel).getByRole('button', { name: 'Done' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(button).toHaveFocus());
  },
};
