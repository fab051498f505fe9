import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorSentences } from '@countersign/api-client/rules';
import { expect, fn } from 'storybook/test';
import { FailurePage } from './FailurePage.tsx';
import { pageMessages } from './signing.messages.ts';

const meta = {
  title: 'Sites/Signing/Failure',
  component: FailurePage,
  parameters: { layout: 'fullscreen' },
  args: { onAgain: fn() },
} satisfies Meta<typeof FailurePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unavailable: Story = {
  args: { failure: { code: 'databaseUnavailable', message: errorSentences.databaseUnavailable } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(pageMessages.unavailable)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

/** Its sentence says when to try again. */
export const TooManyAttempts: Story = {
  args: { failure: { code: 'tooManyAttempts', message: 'Too many attempts. Try again in 15 minutes.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(document.title).toContain(pageMessages.step.later);
  },
};

export const SessionEnded: Story = {
  args: { failure: { code: 'signingSessionEnded', message: errorSentences.signingSessionEnded } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: pageMessages.sessionEndedTitle })).toBeVisible();
    await expect(canvas.getByText(errorSentences.signingSessionEnded, { exact: false })).toBeVisible();
  },
};

export const UnknownAddress: Story = {
  args: { failure: { code: 'notFound', message: errorSentences.notFound } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: pageMessages.closedTitle })).toBeVisible();
    await expect(canvas.getByText(pageMessages.addressUnknown, { exact: false })).toBeVisible();
  },
};
