import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { declined, signed, underWay } from '../SigningProgress/SigningProgress.fixtures.js';
import { OutcomeSheet } from './OutcomeSheet.js';

function Desk({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        padding: 24,
        background: 'var(--cs-color-desk)',
      }}
    >
      {children}
    </div>
  );
}

/** Reports how a task ended: signed, sent, declined, expired, in use. */
const meta = {
  title: 'Patterns/OutcomeSheet',
  component: OutcomeSheet,
  tags: ['!autodocs'],
  args: {
    kind: 'signed',
    title: 'Signed. Thank you, Daniel.',
    document: { title: 'ASIC annual statement 2025', extension: 'pdf' },
    children: 'Everyone has signed, and the document is sealed. Nothing more is needed from you.',
  },
  decorators: [
    (Story, { args }) =>
      args.size === 'large' ? (
        <Desk>
          <Story />
        </Desk>
      ) : (
        <div style={{ width: 372, maxWidth: '100%' }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof OutcomeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Signed: Story = {
  args: { steps: signed },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: args.title })).toHaveFocus());
  },
};

export const Sent: Story = {
  args: {
    kind: 'sent',
    title: 'PINs are on their way to 2 accounts',
    children: 'Daniel Okafor is sent a PIN once all accounts have signed.',
    steps: underWay.slice(3),
  },
};

export const Declined: Story = {
  args: {
    kind: 'declined',
    title: 'Priya declined to sign',
    children: 'No more signatures are needed.',
    quote: 'The loan amount in clause 4 is not what we agreed.',
    steps: declined,
  },
};

export const Expired: Story = {
  args: {
    kind: 'expired',
    title: 'This PIN can no longer be used',
    children: 'It was tried five times. The document still waits for you.',
    action: <Button variant="primary">Send a new PIN</Button>,
  },
};

export const InUse: Story = {
  args: {
    kind: 'inUse',
    title: 'Hugh Ellery is signing',
    children: 'Only one person signs at a time, so that no signature is lost.',
    action: <Button>Check now</Button>,
  },
};

export const Waiting: Story = {
  args: {
    kind: 'waiting',
    title: 'It’s not your turn yet',
    children: 'Not all require accounts have signed this document yet.',
    steps: underWay.slice(2),
  },
};

export const NothingBegan: Story = {
  args: { kind: 'none', title: 'No signatures requested', children: 'This document has no signing task.' },
};

const paper = {
  clause: 'I have read this document and agree to sign it electronically.',
  name: 'Daniel Okafor',
  date: '21 Nov 2025 2:30 pm',
};

/** On a separate page the sheet lies on the desk, with the end of the signed paper. */
export const Large: Story = {
  args: {
    size: 'large',
    level: 1,
    paper,
    steps: signed.slice(3),
    action: (
      <Button variant="primary" size="large">
        Close
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What happens next')).toBeVisible();
    // The paper repeats what the sheet says.
    await expect(canvas.getByText(paper.clause).closest('[aria-hidden]')).not.toBeNull();
  },
};

/** Only a signature has the paper and the seal. */
export const LargeDeclined: Story = {
  args: { ...Declined.args, size: 'large', level: 1 },
};

export const LargeOnPhone: Story = {
  args: {
    size: 'large',
    level: 1,
    paper,
    steps: signed.slice(3),
    document: {
      title: 'Long trust deed amendment and restatement for the Hume family trust',
      extension: 'pdf',
    },
  },
  globals: { viewport: { value: 'narrow' } },
};
