import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { declined, plan, signed, underWay, withNotes } from './SigningProgress.fixtures.js';
import { SigningProgress } from './SigningProgress.js';

/**
 * Shows how a document is signed, from top to bottom: the plan during setup, the history in the details, the
 * aside of the signing frame.
 */
const meta = {
  title: 'Patterns/SigningProgress',
  component: SigningProgress,
  tags: ['!autodocs'],
  args: { label: 'Signing', steps: underWay },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SigningProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('data-leads'))).toEqual([
      'solid',
      'solid',
      'solid',
      'dotted',
      'dotted',
    ]);
    await expect(steps[3]).toHaveAttribute('aria-current', 'step');
  },
};
/** It is the turn of two: the line leads to the first, and runs through neither. */
export const SeveralAtOnce: Story = {
  args: {
    steps: underWay.map((step, index) =>
      index === 2 ? { ...step, state: 'now', detail: 'Still to sign' } : step,
    ),
  },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.slice(0, 4).map((step) => step.getAttribute('data-leads'))).toEqual([
      'solid',
      'solid',
      'dotted',
      'dotted',
    ]);
  },
};
export const Plan: Story = { args: { label: 'Signing plan', steps: plan } };
/** The reason follows at once, and the line leads to it whoever comes before. */
export const Declined: Story = {
  args: { steps: [...declined.slice(0, 2), ...underWay.slice(4), ...declined.slice(2, 4)] },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.slice(0, 4).map((step) => step.getAttribute('data-leads'))).not.toContain('dotted');
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('what we agreed');
  },
};
export const Signed: Story = { args: { steps: signed } };
export const Notes: Story = { args: { steps: withNotes } };
