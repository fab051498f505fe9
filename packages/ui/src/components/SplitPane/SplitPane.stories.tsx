import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Sheet } from '../Sheet/Sheet.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { SplitPane } from './SplitPane.js';

function Panes() {
  const [width, setWidth] = useState(184);
  return (
    <Sheet>
      <div style={{ height: 240 }}>
        <SplitPane
          label="Width of the filters"
          width={width}
          onWidthChange={setWidth}
          pane={
            <Stack padding={12}>
              <Text step="13">Filters</Text>
            </Stack>
          }
        >
          <Stack padding={12}>
            <Text step="13">Documents</Text>
          </Stack>
        </SplitPane>
      </div>
    </Sheet>
  );
}

/** Two panes side by side; the first one's width is dragged, or set with the arrow keys. */
const meta = { title: 'Components/SplitPane', component: Panes } satisfies Meta<typeof Panes>;

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
