import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../Button/Button.js';
import { Sheet } from '../Sheet/Sheet.js';
import { Text } from '../Text/Text.js';
import { TextField } from '../TextField/TextField.js';
import { Stack } from './Stack.js';

/** Stacks children, one step of the space scale apart. */
const meta = {
  title: 'Components/Stack',
  component: Stack,
  tags: ['!autodocs'],
  args: {
    gap: 16,
    children: (
      <>
        <TextField label="Given name" defaultValue="Margaret" />
        <TextField label="Surname" defaultValue="Ellery" />
        <Button variant="primary">Send invitation</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stretched: Story = {};
export const AtTheStart: Story = { args: { align: 'start' } };
export const Centred: Story = {
  args: {
    align: 'center',
    padding: 24,
    gap: 8,
    children: (
      <>
        <Text weight="semibold">No documents yet</Text>
        <Text tone="muted">Drop files here, or upload them.</Text>
      </>
    ),
  },
};

/** The first part takes the remaining space and scrolls; the last one stays visible. */
export const Growing: Story = {
  render: () => (
    <Sheet>
      <div style={{ display: 'flex', height: 180 }}>
        <Stack grow>
          <Stack grow padding={16}>
            <Text tone="muted">The list takes what is left.</Text>
          </Stack>
          <Stack padding={12}>
            <Text step="12" tone="muted">
              148 documents
            </Text>
          </Stack>
        </Stack>
      </div>
    </Sheet>
  ),
};
