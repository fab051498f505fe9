import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { PreviewFrame } from './PreviewFrame.js';
import { viewerOpening, viewerSilent } from './previewFrame.messages.js';
import { VIEWER_READY } from './viewerMessages.js';

const page =
  '<!doctype html><meta name="color-scheme" content="light dark"><title>Viewer</title><body style="margin:0;background:light-dark(#f0ebe7,#14110f)"><main style="box-sizing:border-box;width:min(420px,100% - 32px);height:560px;margin:24px auto;padding:48px;background:white"><div style="width:60%;height:14px;margin-bottom:28px;background:#5b544f"></div><div style="height:330px;background:repeating-linear-gradient(#d9d4cc 0 6px,#fff 6px 18px)"></div></main>';
const addressOf = (html: string) => `data:text/html,${encodeURIComponent(html)}`;
/** A viewer page of its own, so that the story needs no server. */
const viewer = addressOf(`${page}<script>parent.postMessage('${VIEWER_READY}', '*')</script>`);
/** What a proxy or a hotel sends instead. */
const foreign = addressOf('<!doctype html><title>Wi-Fi</title><h1>Sign in to the Wi-Fi</h1>');

/** Shows a document in the viewer on the file service's own origin, with the firm's colour above it. */
const meta = {
  title: 'Patterns/PreviewFrame',
  component: PreviewFrame,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'Brindle Creek lease renewal 2026', color: '333C91', state: { status: 'loading' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PreviewFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Ready: Story = {
  args: { state: { status: 'ready', src: viewer } },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Preview of Brindle Creek lease renewal 2026')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    state: {
      status: 'failed',
      title: 'The preview couldn’t be opened',
      message: 'Error loading document please try again.',
      reference: '7F3A-91C2-08DE',
      onRetry: fn(),
    },
  },
};

/** Another attempt would not help: the file is of another kind. */
export const FailedWithAction: Story = {
  args: {
    state: {
      status: 'failed',
      title: 'This file type can’t be previewed',
      message: 'The document you have requested to preview is not a supported file type.',
      action: <Button variant="primary">Download</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** It waits for its file longer than usual. */
export const LoadingSlowly: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(viewerOpening.slow, undefined, { timeout: 20_000 });
  },
};

/** A page has come that has not yet said that it is the viewer: it stays covered. */
export const CoveredUntilReady: Story = {
  args: { state: { status: 'ready', src: foreign } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(viewerOpening.usual);
    await expect(canvas.getByTitle('Preview of Brindle Creek lease renewal 2026')).toHaveAttribute('inert');
  },
};

const asked = fn();

/** Something answered that is not the viewer, also when it was opened once more. */
export const ViewerSilent: Story = {
  render: function Silent(args) {
    const [opened, setOpened] = useState(1);
    const onReopen = () => {
      asked();
      setOpened(opened + 1);
    };
    return <PreviewFrame {...args} state={{ status: 'ready', src: `${foreign}#${opened}`, onReopen }} />;
  },
  beforeEach: () => {
    asked.mockClear();
  },
  play: async ({ canvas }) => {
    await canvas.findByText(viewerSilent.title, undefined, { timeout: 20_000 });
    await expect(canvas.getByText(viewerSilent.help)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(asked).toHaveBeenCalledOnce();
  },
};

export const WithoutFirmColor: Story = { args: { color: null } };
