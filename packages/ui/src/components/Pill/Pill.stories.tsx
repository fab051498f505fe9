import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from '../Icon/Icon.js';
import { TimerIcon } from '../Icon/icons.js';
import { Stack } from '../Stack/Stack.js';
import { Pill } from './Pill.js';
import { TaskPill } from './TaskPill.js';

/** Shows a state in words. States in progress are outlined, finished ones filled, neutral ones plain. */
const meta = {
  title: 'Components/Pill',
  component: Pill,
  subcomponents: { TaskPill },
  tags: ['!autodocs'],
  args: { children: 'Invitation not accepted' },
} satisfies Meta<typeof Pill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack gap={8} align="start">
      {(['outlined', 'bare', 'positive', 'caution', 'critical', 'info', 'accent'] as const).map((tone) => (
        <Pill key={tone} tone={tone}>
          {tone}
        </Pill>
      ))}
      <Pill tone="caution" icon={<Icon icon={TimerIcon} size={14} />}>
        4:32 left
      </Pill>
    </Stack>
  ),
};

export const Tasks: Story = {
  render: () => (
    <Stack gap={8} align="start">
      <TaskPill actionType={1} />
      <TaskPill actionType={2} signed={0} total={2} />
      <TaskPill actionType={5} signed={1} total={3} />
      <TaskPill actionType={3} signed={1} total={4} />
      <TaskPill actionType={6} signed={1} total={2} />
      <TaskPill actionType={7} signed={0} total={3} />
      <TaskPill actionType={5} signed={0} total={1} />
      <TaskPill actionType={4} signed={2} total={2} />
      <TaskPill actionType={8} total={2} declinedBy="Priya Nair" />
    </Stack>
  ),
};

export const LongName: Story = {
  render: () => (
    <div style={{ width: 160 }}>
      <TaskPill actionType={8} declinedBy="Wilhelmina Featherstonehaugh-Cholmondeley" />
    </div>
  ),
};
