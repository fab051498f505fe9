import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering, documentJobAnswers } from '@countersign/api-client/answers';
import { failedOutcomes } from '@countersign/api-client/fixtures';
import { problemType } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { deleteAll, forgetAsked, trayOf } from './DocumentsJobs.example.ts';

const { working, completed } = documentJobAnswers;

/** A deletion keeps documents, as its dialog had said: they stay selected, so that users can go on with them. */
const meta = {
  title: 'Screens/Documents/Kept by a deletion',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
  beforeEach: forgetAsked,
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const sixty = failedOutcomes('outstandingTasks', 60);

/** All of them, read in two pages; the tray alone tells of it. */
export const KeptSelected: Story = {
  parameters: {
    msw: [
      documentJobAnswers.previewing({
        Refused: [{ Type: problemType('outstandingTasks'), Documents: 60 }],
      }),
      ...answering(...working([{ Done: 31 }, completed(68, 60)], sixty)).msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await deleteAll(canvasElement, canvas);
    const tray = trayOf(canvas, 'Delete 128 documents');
    await tray.shows('Deleting 68 documents');
    await tray.shows(deletionMessages.leftOut(60));
    await expect(screen.getAllByText('68 documents deleted')).toHaveLength(1);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(await bar.findByText(/^60 selected/)).toBeVisible();
    await tray.offers(bulkMessages.undo);
  },
};
