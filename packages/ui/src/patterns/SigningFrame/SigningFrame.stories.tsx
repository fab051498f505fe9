import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SigningProgress } from '../SigningProgress/SigningProgress.js';
import { underWay } from '../SigningProgress/SigningProgress.fixtures.js';
import { frameFailedHelp } from './signingFrame.messages.js';
import { SigningFrame } from './SigningFrame.js';
import { SigningFrameView } from './SigningFrameView.js';
import { TimeLeft } from './TimeLeft.js';

/** A page that replaces the signing site, so that the story needs no server. */
const page = `data:text/html,${encodeURIComponent(
  '<!doctype html><meta name="color-scheme" content="light dark"><title>Document</title><body style="margin:0;background:light-dark(#f0ebe7,#14110f)"><main style="box-sizing:border-box;width:min(420px,100% - 32px);height:560px;margin:24px auto;padding:48px;background:white"><div style="width:60%;height:14px;margin-bottom:28px;background:#5b544f"></div><div style="height:330px;background:repeating-linear-gradient(#d9d4cc 0 6px,#fff 6px 18px)"></div></main>',
)}`;

/**
 * Shows the dialog in which staff sign: a frame of the signing site, its progress, and the remaining time.
 */
const meta = {
  title: 'Patterns/SigningFrame',
  component: SigningFrameView,
  subcomponents: { SigningFrame, TimeLeft },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    title: 'ASIC annual statement 2025',
    src: page,
    state: { status: 'ready' },
    secondsLeft: 252,
    aside: <SigningProgress label="Signing" steps={underWay} />,
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SigningFrameView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { status: 'loading', ticks: 1 }, secondsLeft: 299 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('4:12 left to sign')).toBeVisible();
    // Cancel is in the frame, beside Sign.
    await expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Uploading: Story = {
  args: { state: { status: 'uploading', ticks: 9 } },
  play: async () => {
    await expect(screen.getByRole('progressbar', { name: 'Uploading your signature' })).toHaveAttribute(
      'aria-valuenow',
      '45',
    );
  },
};

export const Complete: Story = { args: { state: { status: 'complete' } } };

export const Failed: Story = {
  args: { state: { status: 'failed', failure: 'timeout', reason: 'No signal' }, secondsLeft: 221 },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('An error occurred during the signing process')).toBeVisible();
    await expect(screen.getByText(frameFailedHelp)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { state: { status: 'failed', failure: 'frame', reason: 'Refused' }, retrying: true },
};

export const Cancelling: Story = { args: { state: { status: 'cancelling' } } };

export const Cancelled: Story = {
  args: { state: { status: 'cancelled' } },
  play: async () => {
    await expect(screen.getByText('Cancelled')).toBeVisible();
  },
};

export const LastMinute: Story = { args: { secondsLeft: 41 } };

/** Two minutes before the end more time is offered. */
export const MoreTimeOffered: Story = {
  args: { secondsLeft: 112, onExtend: fn() },
  play: async ({ args, userEvent }) => {
    await expect(
      screen.getByText('Less than 2 minutes left to sign. Extend to 5 minutes to continue.'),
    ).toHaveRole('status');
    await userEvent.click(screen.getByRole('button', { name: 'Extend to 5 minutes' }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
};

export const Extending: Story = { args: { secondsLeft: 104, onExtend: fn(), extending: true } };

export const NotExtended: Story = {
  args: { secondsLeft: 97, onExtend: fn(), extendFailure: 'An unknown error has occurred' },
};

/** The time has a line of its own, so that the title keeps whole words. */
export const MoreTimeOfferedOnPhone: Story = {
  args: {
    title: 'Brindle Creek trust deed: amendment and restatement 2026',
    secondsLeft: 41,
    onExtend: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const title = screen.getByRole('heading').getBoundingClientRect();
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    const extend = screen.getByRole('button', { name: 'Extend to 5 minutes' }).getBoundingClientRect();
    await expect(title.right).toBeLessThanOrEqual(close.left);
    await expect(extend.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(title.width).toBeGreaterThan(200);
  },
};

export const TimeLimitExpired: Story = { args: { secondsLeft: 0 } };
