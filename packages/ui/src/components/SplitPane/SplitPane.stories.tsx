import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Sheet } from '../Sheet/Sheet.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { SplitPane, type SplitPaneProps } from './SplitPane.js';

function Panes(props: SplitPaneProps) {
  const [width, setWidth] = useState(props.width);
  return (
    <Sheet>
      <div style={{ height: 240 }}>
        <SplitPane
          {...props}
          width={width}
          onWidthChange={(next) => {
            props.onWidthChange(next);
            setWidth(next);
          }}
        />
      </div>
    </Sheet>
  );
}

/** Places two panes side by side; users drag the first one's width or set it with the arrow keys. */
const meta = {
  title: 'Components/SplitPane',
  component: SplitPane,
  tags: ['!autodocs'],
  args: {
    label: 'Width of the filters',
    width: 184,
    onWidthChange: fn(),
    pane: (
      <Stack padding={12}>
        <Text step="13">Filters</Text>
      </Stack>
    ),
    children: (
      <Stack padding={12}>
        <Text step="13">Documents</Text>
      </Stack>
    ),
  },
  render: (args) => <Panes {...args} />,
} satisfies Meta<typeof SplitPane>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const separator = within(canvasElement).getByRole('separator', { name: 'Width of the filters' });
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '200');
    await userEvent.keyboard('{End}');
    await expect(separator).toHaveAttribute('aria-valuenow', '360');
    await userEvent.keyboard('{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '360');
    await userEvent.keyboard('{Home}');
    await expect(separator).toHaveAttribute('aria-valuenow', '160');
  },
};

/** A double click makes the pane wide, another one narrow. */
export const ByDoubleClick: Story = {
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator', { name: 'Width of the filters' });
    await userEvent.dblClick(separator);
    await expect(separator).toHaveAttribute('aria-valuenow', '360');
    await userEvent.dblClick(separator);
    await expect(separator).toHaveAttribute('aria-valuenow', '160');
  },
};
