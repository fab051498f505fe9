import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Stack } from '../Stack/Stack.js';
import { Heading } from './Heading.js';

/** Renders a heading; its size is independent of its level. */
const meta = {
  title: 'Components/Heading',
  component: Heading,
  tags: ['!autodocs'],
  args: { level: 1, children: 'Documents' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack gap={12}>
      <Heading level={1}>Harrow & Finch Settings</Heading>
      <Heading level={2}>Signing preferences</Heading>
      <Heading level={3}>Reminders</Heading>
      <Heading level={4}>By mail</Heading>
    </Stack>
  ),
};

/** Newsreader: greeting, statistics, document, empty, error and splash titles only. */
export const OnPaper: Story = {
  render: () => (
    <Stack gap={16}>
      {(['40', '32', '24', '20', '16'] as const).map((step, index) => (
        <Heading key={step} level={index === 0 ? 1 : 2} voice="paper" step={step}>
          Good morning, Imogen
        </Heading>
      ))}
    </Stack>
  ),
};

export const CutToOneLine: Story = {
  args: { truncate: true, children: 'Abernathy, Kowalczyk & Featherstonehaugh Chartered Accountants' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Heading {...args} />
    </div>
  ),
};

/** Focus moved here after navigation is announced but not drawn; a control in its place keeps its ring. */
export const FocusedAfterNavigation: Story = {
  args: { focusTarget: true, id: 'page-title' },
  render: (args) => (
    <Stack gap={16} align="start">
      <Heading {...args} />
      <Button onPress={() => document.querySelector<HTMLElement>('#page-title')?.focus()}>Go on</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Go on' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { name: 'Documents' });
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};
