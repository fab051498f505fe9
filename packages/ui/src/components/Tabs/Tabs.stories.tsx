import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../Sheet/Sheet.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { Tabs } from './Tabs.js';

const names = ['Employees', 'Signing Preferences', 'Notification', 'Filters', 'Branding', 'Authentication'];

function Settings() {
  const [value, setValue] = useState('Employees');
  return (
    <Sheet>
      <Tabs
        label="Settings"
        value={value}
        onChange={setValue}
        items={names.map((name) => ({
          id: name,
          label: name,
          unsaved: name === 'Branding',
          ...(name === 'Employees' ? { count: 12 } : {}),
          content: (
            <Stack padding={24}>
              <Text>{name}</Text>
            </Stack>
          ),
        }))}
      />
    </Sheet>
  );
}

/** Parts of one place. A dot marks unsaved changes. */
const meta = { title: 'Components/Tabs', component: Settings } satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOpen: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Signing Preferences' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Authentication' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: /Employees/ })).toBeVisible();
  },
};
