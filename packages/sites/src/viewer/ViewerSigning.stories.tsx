import type { Meta, StoryObj } from '@storybook/react-vite';
import { VIEWER_SIGN } from '@countersign/ui';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { drawnDocument } from './testing.ts';
import { drawn } from './Viewer.example.ts';
import { viewerMessages } from './viewer.messages.ts';
import { Viewer } from './Viewer.tsx';

/** The viewer on the pages on which one signs, and after that. */
const meta = {
  title: 'Sites/Viewer/Signing',
  component: Viewer,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Solvency resolution 2026',
    color: '333C91',
    finishedUrl: null,
    purpose: null,
    state: { status: 'ready', document: drawnDocument() },
  },
} satisfies Meta<typeof Viewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The position of the signer's field. */
const field = { page: 3, x: 0.09, y: 0.62, width: 0.4, height: 0.07 };
const toSign = {
  purpose: { kind: 'sign', field: 'Signer2' },
  state: { status: 'ready', document: drawnDocument({ field }) },
} as const;

/** The document opens at its beginning, to be read; the field is one press away. */
export const ToSign: Story = {
  args: toSign,
  play: async ({ canvas }) => {
    await drawn(canvas);
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: viewerMessages.toField })).toBeVisible();
  },
};

export const AtTheField: Story = {
  args: toSign,
  play: async ({ canvas }) => {
    const post = spyOn(window.parent, 'postMessage');
    await userEvent.click(await canvas.findByRole('button', { name: viewerMessages.toField }));
    const sign = canvas.getByRole('button', { name: viewerMessages.clickToSign });
    await expect(sign).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Page 3 of 3')).toBeVisible());
    await drawn(canvas, 3);
    await userEvent.keyboard('{Enter}');
    await expect(post).toHaveBeenCalledWith(VIEWER_SIGN, '*');
    post.mockRestore();
  },
};

export const AtTheFieldOnAPhone: Story = {
  args: toSign,
  globals: { viewport: { value: 'phone' } },
  play: AtTheField.play,
};

export const AtTheFieldNarrow: Story = {
  args: toSign,
  globals: { viewport: { value: 'narrow' } },
  play: AtTheField.play,
};

/** What was signed is shown at its signature, which is a part of the paper now. */
export const Signed: Story = {
  args: { purpose: { kind: 'signed' }, state: toSign.state },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Page 3 of 3')).toBeVisible());
    await drawn(canvas, 3);
    await expect(canvas.queryByRole('button', { name: viewerMessages.clickToSign })).toBeNull();
  },
};

/** A file without the field can be read, and signed by the button below it. */
export const FieldNotFound: Story = {
  args: { purpose: toSign.purpose },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await expect(canvas.queryByRole('button', { name: viewerMessages.toField })).toBeNull();
  },
};
