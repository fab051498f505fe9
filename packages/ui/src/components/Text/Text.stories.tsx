import type { Meta, StoryObj } from '@storybook/react-vite';

import { Sheet } from '../Sheet/Sheet.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from './Text.js';

/** Sets interface text. Inter 400 and 500; 600 is for headings. */
const meta = {
  title: 'Components/Text',
  component: Text,
  tags: ['!autodocs'],
  args: { children: 'The directors have reviewed the company’s financial position.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: (args) => (
    <Stack gap={12}>
      {(['12', '13', '14', '16', '20', '24'] as const).map((step) => (
        <Text key={step} {...args} step={step} as="p" />
      ))}
    </Stack>
  ),
};

const tones = ['default', 'muted', 'subtle', 'accent', 'positive', 'caution', 'critical'] as const;

/** A tone never conveys meaning alone: the text says it too. */
export const Tones: Story = {
  render: (args) => (
    <Sheet padding={16}>
      <Stack gap={8}>
        {tones.map((tone) => (
          <Text key={tone} {...args} tone={tone} as="p" />
        ))}
      </Stack>
    </Sheet>
  ),
};

export const Weights: Story = {
  render: (args) => (
    <Stack gap={8}>
      {(['regular', 'medium', 'semibold'] as const).map((weight) => (
        <Text key={weight} {...args} weight={weight} as="p" />
      ))}
    </Stack>
  ),
};

/** Tabular figures align below each other. */
export const TabularFigures: Story = {
  render: () => (
    <Stack gap={4} align="start">
      {['01 Jan 2026 11:11 am', '28 Nov 2026 10:58 pm'].map((date) => (
        <Text key={date} tabular>
          {date}
        </Text>
      ))}
      <Text code>7F3A-91C2-08DE</Text>
    </Stack>
  ),
};

export const CutToOneLine: Story = {
  render: (args) => (
    <div style={{ width: 240 }}>
      <Text {...args} truncate />
    </div>
  ),
};

export const LongWordsBreak: Story = {
  args: { children: 'abernathy.kowalczyk.and.featherstonehaugh@charteredaccountants.example', as: 'p' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Text {...args} />
    </div>
  ),
};
