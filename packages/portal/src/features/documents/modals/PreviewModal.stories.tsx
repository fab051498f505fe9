import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aDocument } from '@countersign/api-client/fixtures';
import { answering, previewAnswers } from '@countersign/api-client/answers';
import { previewMessages } from '../../../services/services.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';
import { PreviewModal } from './PreviewModal.tsx';

const meta = {
  title: 'Screens/Documents/Preview',
  component: PreviewModal,
  decorators: [withServices],
  args: { document: aDocument(), onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof PreviewModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: answering(previewAnswers.pending) };

export const ServerBroken: Story = {
  parameters: answering(previewAnswers.broken),
  play: async () => {
    await waitFor(() => expect(screen.getByText(previewMessages.finding)).toBeVisible());
  },
};

export const NotPreviewable: Story = {
  parameters: answering(previewAnswers.refused),
  play: async () => {
    await waitFor(() => expect(screen.getByText(documentScreenMessages.notPreviewable)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const NotFound: Story = {
  parameters: answering(previewAnswers.gone),
  play: async () => {
    await waitFor(() => expect(screen.getByText(previewMessages.gone)).toBeVisible());
    await expect(screen.getByText(rareMessages.notFound)).toBeVisible();
  },
};

/** The download takes the place of the preview. */
export const DownloadInstead: Story = {
  parameters: answering(previewAnswers.refused),
  play: async ({ args }) => {
    // Until then the header offers it.
    await waitFor(() => expect(screen.getByText(documentScreenMessages.notPreviewable)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
