import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aDocument } from '@countersign/api-client/fixtures';
import { answering, auditAnswers, portal } from '@countersign/api-client/answers';
import { withServices } from '../../../testing/withServices.tsx';
import { historyMessages } from '../documents.messages.ts';
import { HistoryModal } from './HistoryModal.tsx';

const meta = {
  title: 'Screens/Documents/History',
  component: HistoryModal,
  decorators: [withServices],
  args: { document: aDocument({ ActionTypeE: 4 }), onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof HistoryModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('list', { name: 'History' })).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: answering(auditAnswers.pending),
  play: async () => {
    await waitFor(() => expect(screen.getByText(historyMessages.loading)).toBeInTheDocument());
  },
};

export const Empty: Story = {
  parameters: answering(portal.get('/audit/document/{id}', ({ response }) => response(200).json([]))),
  play: async () => {
    await waitFor(() => expect(screen.getByText(historyMessages.empty)).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering(auditAnswers.failing),
  play: async () => {
    await waitFor(() => expect(screen.getByText(historyMessages.failed)).toBeVisible());
  },
};
