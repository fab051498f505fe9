import type { Meta, StoryObj } from '@storybook/react-vite';

import { Heading } from '../Heading/Heading.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { Sheet } from './Sheet.js';

/** Renders a paper on the desk: round corners, a one-pixel ring, no shadow. */
const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  tags: ['!autodocs'],
  args: { padding: 24, children: <Text as="p">Three planes only: desk, sheet, float.</Text> },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
export const Tinted: Story = { args: { tone: 'tint' } };

/** The main sheet and the details sheet, 8 px apart. */
export const SideBySide: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, height: 200 }}>
      <Sheet grow padding={20} as="section" label="Documents">
        <Heading level={2}>Documents</Heading>
      </Sheet>
      <Sheet padding={20} tone="tint" as="aside" label="Details">
        <Stack gap={4}>
          <Heading level={2} voice="paper" step="20">
            Brindle Creek lease
          </Heading>
          <Text step="13" tone="muted">
            Two of three have signed
          </Text>
        </Stack>
      </Sheet>
    </div>
  ),
};
