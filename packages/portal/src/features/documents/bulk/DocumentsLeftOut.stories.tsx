import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aDocument } from '@countersign/api-client/fixtures';
import { answering, documentAnswers, portal } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, newest } from '../screen/DocumentsScreen.example.ts';
import { selectRows } from '../screen/selectRows.example.ts';

/** An action on several documents leaves out those for which there is nothing to do. */
const meta = {
  title: 'Screens/Documents/Left out',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Requests to the portal during a story. */
const asked = { pins: 0 };

/** One of three has no task: it is left out, which the dialog and the tray say, and the tray names it. */
export const SomeLeftOut: Story = {
  beforeEach: () => {
    asked.pins = 0;
  },
  parameters: {
    msw: [
      portal.get('/documents/{id}', ({ params, response }) =>
        response(200).json({
          ...aDocument({ Id: Number(params.id) }),
          ActionTypeE: Number(params.id) === newest?.Id ? 1 : 5,
        }),
      ),
      portal.post('/documents/resendPins/{id}', ({ response }) => {
        asked.pins += 1;
        return response(200).json(true);
      }),
      ...answering(
        documentAnswers.list(
          allDocuments.map((document) => ({ ...document, ActionTypeE: document.Id === newest?.Id ? 1 : 5 })),
        ),
      ).msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 3, 4]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'Resend Pin Notification' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Resend PINs for 2 documents' }));
    await expect(question.getByText('1 of 3 has no PINs to resend and will be skipped.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Resend PINs for 2 documents' }));
    const tray = within(await canvas.findByRole('region', { name: 'Resend PINs for 3 documents' }));
    await expect(await tray.findByText('PINs resent for 2 documents')).toBeVisible();
    // Each number is said once.
    await waitFor(() => expect(tray.getAllByText(/\d/)).toHaveLength(3));
    await userEvent.click(await tray.findByRole('button', { name: 'No PINs to resend 1' }));
    await expect(await tray.findByText(newest?.Title ?? '')).toBeVisible();
    await expect(asked.pins).toBe(2);
  },
};
