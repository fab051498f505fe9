import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError, type SignerCalls } from '@countersign/api-client';
import type { SigningPage } from '@countersign/api-client/rules';
import { VIEWER_ESCAPE } from '@countersign/ui';
import { expect, fn } from 'storybook/test';
import type { FrameBridge } from './frameBridge.ts';
import { pageMessages, signingMessages } from './signing.messages.ts';
import { aPage, aViewer, details } from './signing.fixtures.ts';
import { StaffFrame } from './StaffFrame.tsx';

const held = aPage({
  Stage: 'read',
  Kind: 'employee',
  Details: details,
  LockExpires: '2026-11-21T03:35:00Z',
  LockSecondsLeft: 300,
});

function calls(change: Partial<SignerCalls> = {}): SignerCalls {
  const answer = (page: SigningPage) => () => Promise.resolve(page);
  return {
    openLink: () => Promise.resolve({ SignerId: 7, Page: held }),
    state: answer(held),
    verifyPin: answer(held),
    view: () => Promise.resolve(aViewer),
    sign: answer(held),
    decline: answer(held),
    renew: answer(held),
    release: () => Promise.resolve(),
    ...change,
  };
}

const meta = {
  title: 'Sites/Signing/Staff frame',
  component: StaffFrame,
  parameters: { layout: 'fullscreen' },
  args: { calls: calls(), bridge: { send: fn(), whenCancelled: fn() }, signerId: 7, theme: 'system' },
} satisfies Meta<typeof StaffFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const told = fn<FrameBridge['send']>();
const never = () => new Promise<never>(() => undefined);

export const Opening: Story = { args: { calls: calls({ state: never }) } };

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByTitle(details.Title)).toBeVisible();
    await expect(args.bridge.send).toHaveBeenCalledWith({ type: 'ready' });
  },
};

/** The frame and the document in it have the portal's theme, whatever the reader's system has. */
export const PortalTheme: Story = {
  args: { theme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>(details.Title);
    await expect(frame.src).toContain('theme=dark');
    await expect(canvasElement.ownerDocument.documentElement).toHaveAttribute('data-cs-theme', 'dark');
  },
};

/** Escape goes to the dialog around the frame, from here and from the document. */
export const Escaping: Story = {
  args: { bridge: { send: told, whenCancelled: fn() } },
  play: async ({ canvas, userEvent }) => {
    const document = await canvas.findByTitle<HTMLIFrameElement>(details.Title);
    await userEvent.click(canvas.getByRole('checkbox', { name: pageMessages.consent }));
    told.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect(told.mock.calls).toEqual([[{ type: 'escape' }]]);
    const { origin } = new URL(aViewer, window.location.href);
    const { contentWindow: source } = document;
    window.dispatchEvent(new MessageEvent('message', { data: VIEWER_ESCAPE, origin, source }));
    await expect(told.mock.calls).toEqual([[{ type: 'escape' }], [{ type: 'escape' }]]);
  },
};

/** The signer leaves from here: the lock is released first, then the portal's dialog closes. */
export const Cancelled: Story = {
  args: { calls: calls({ release: fn(() => Promise.resolve()) }) },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByTitle(details.Title);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.calls.release).toHaveBeenCalledWith(7);
    await expect(args.bridge.send).toHaveBeenLastCalledWith({ type: 'cancelled' });
  },
};

export const Uploading: Story = {
  args: { calls: calls({ sign: never }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: pageMessages.consent }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await expect(args.bridge.send).toHaveBeenLastCalledWith({ type: 'uploading' });
  },
};

export const Complete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: pageMessages.consent }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await expect(args.bridge.send).toHaveBeenLastCalledWith({ type: 'complete' });
  },
};

export const Failed: Story = {
  args: {
    calls: calls({
      sign: () =>
        Promise.reject(
          new ApiError({
            kind: 'problem',
            status: 409,
            code: 'lockLost',
            serverMessage: signingMessages.lockExpired,
          }),
        ),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: pageMessages.consent }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign' }));
    await expect(await canvas.findByText(signingMessages.frameFailed)).toBeVisible();
    await expect(args.bridge.send).toHaveBeenLastCalledWith({
      type: 'failed',
      reason: signingMessages.lockExpired,
    });
  },
};

export const TicketUsed: Story = {
  args: { signerId: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(signingMessages.frameFailed)).toBeVisible();
  },
};
