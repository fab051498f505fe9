import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.js';
import {
  ClickToSignIcon,
  DeleteIcon,
  MoonIcon,
  MoreIcon,
  SecureIcon,
  SendIcon,
  SunIcon,
  TasksIcon,
} from '../Icon/icons.js';
import { MenuButton } from './MenuButton.js';

/** Lists actions. Arrows move, letters search, Escape returns to the button. */
const meta = {
  title: 'Components/MenuButton',
  component: MenuButton,
  tags: ['!autodocs'],
  args: {
    label: 'Tasks',
    icon: TasksIcon,
    items: [
      { id: 'click', label: 'Click To Sign', icon: ClickToSignIcon, onSelect: fn() },
      { id: 'secure', label: 'Setup SecureSign', icon: SecureIcon, onSelect: fn() },
      {
        id: 'more',
        items: [
          {
            id: 'resend',
            label: 'Resend Pin Notification',
            icon: SendIcon,
            disabledReason: 'There is no task on this document.',
            onSelect: fn(),
          },
          { id: 'remove', label: 'Remove Task', icon: DeleteIcon, tone: 'danger', onSelect: fn() },
        ],
      },
    ],
  },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Closed: Story = {};
export const IconOnly: Story = { args: { label: 'More', icon: MoreIcon, iconOnly: true } };
export const Refused: Story = { args: { disabledReason: 'Select a document first.' } };

/** It names what is shown, as the menu of a list's views does. */
export const Current: Story = {
  args: { label: 'Leases to sign', context: 'Your views', current: true, fullWidth: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Your views: Leases to sign' });
    await expect(button).toHaveAttribute('aria-current', 'true');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tasks' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    await expect(await page.findByRole('menu', { name: 'Tasks' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tasks' });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(page.getByRole('menuitem', { name: 'Remove Task' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(page.getByRole('menuitem', { name: 'Click To Sign' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(page.getByRole('menuitem', { name: 'Remove Task' })).toHaveFocus());
    await userEvent.keyboard('s');
    await waitFor(async () => expect(page.getByRole('menuitem', { name: 'Setup SecureSign' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

function ThemeMenu() {
  const [theme, setTheme] = useState<readonly string[]>(['light']);
  return (
    <MenuButton
      label="Imogen Hartley"
      triggerContent={<Avatar name="Imogen Hartley" size={28} />}
      items={[
        { id: 'profile', label: 'Profile', onSelect: fn() },
        {
          id: 'theme',
          label: 'Theme',
          selection: 'single',
          selected: theme,
          onSelectedChange: setTheme,
          choices: [
            { id: 'light', label: 'Light', icon: SunIcon },
            { id: 'dark', label: 'Dark', icon: MoonIcon },
          ],
        },
        { id: 'out', label: 'Sign out', onSelect: fn() },
      ]}
    />
  );
}

export const WithChoices: Story = {
  render: () => <ThemeMenu />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Imogen Hartley' }));
    const dark = await page.findByRole('menuitemradio', { name: 'Dark' });
    await userEvent.click(dark);
    await waitFor(async () => expect(dark).toBeChecked());
  },
};
