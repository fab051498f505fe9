import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering, documentAnswers, portal } from '@countersign/api-client/answers';
import { aProblem } from '@countersign/api-client/fixtures';
import { errorSentences } from '@countersign/api-client/rules';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { documentsMessages } from './documents.messages.ts';
import { allDocuments, untilRead } from './DocumentsScreen.example.ts';

const waiting = allDocuments.find(({ ActionTypeE }) => ActionTypeE === 5);

/** The details of the document in the address, where it cannot be read. */
const meta = {
  title: 'Screens/Documents/Details',
  component: PortalAt,
  decorators: [withSession],
  args: { href: `/documents/12/${waiting?.Id}` },
  parameters: { layout: 'fullscreen', ...answering(documentAnswers.unread) },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address names a document that does not exist. */
export const DocumentMissing: Story = {
  args: { href: '/documents/12/999999' },
  parameters: answering(documentAnswers.missing),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/Requested document not found/)).toBeVisible());
    const { body } = canvasElement.ownerDocument;
    const live = body.querySelector('[data-live-announcer][aria-live="polite"]');
    await waitFor(() => expect(live).toHaveTextContent(/^Document not found/));
  },
};

/** The first read failed: whether the document exists is unknown, so it stays selected, and can be read again. */
export const DocumentFailed: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: documentsMessages.unread })).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText(documentsMessages.notFound)).toBeNull();
  },
};

/** The details say so in their drawer, although the user did not open it. */
export const DocumentFailedPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Document details' });
    await waitFor(() => expect(drawer).toHaveTextContent(documentsMessages.unread));
  },
};

/** Number of refused reads of the document during a story, once the connection is lost. */
const connection = { lost: false, refused: 0 };

/** A later read failed: what was read before stays. */
export const DocumentRefetchFailed: Story = {
  beforeEach: () => {
    Object.assign(connection, { lost: false, refused: 0 });
  },
  parameters: answering(
    portal.get('/documents/{id}', ({ response }) => {
      if (!connection.lost && waiting !== undefined) return response(200).json(waiting);
      connection.refused += 1;
      return response('default').json(aProblem('notReady'), { status: 501 });
    }),
  ),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const title = { name: waiting?.Title ?? '' };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible());
    connection.lost = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
    // What was sent makes the document stale.
    await userEvent.click(await screen.findByRole('menuitem', { name: /Resend Pin/ }));
    await expect(await screen.findByText(documentsMessages.pinsResent)).toBeVisible();
    await waitFor(() => expect(connection.refused).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Remove Task/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('heading', title)).toBeVisible();
  },
};

/** New PINs were sent too often: the server's sentence says that there is a limit. */
export const ResendLimited: Story = {
  parameters: answering(
    portal.get('/documents/{id}', ({ response }) =>
      waiting === undefined
        ? response('default').json(aProblem('notFound'), { status: 404 })
        : response(200).json(waiting),
    ),
    portal.post('/documents/resendPins/{id}', ({ response }) =>
      response(429).json(aProblem('tooManyAttempts')),
    ),
  ),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tasks' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Resend Pin/ }));
    await expect(await screen.findByText(documentsMessages.pinsFailed)).toBeVisible();
    await expect(screen.getByText(errorSentences.tooManyAttempts)).toBeVisible();
  },
};

/** Whether new PINs were sent is unknown: a gateway's page came in place of the response. */
export const ResendUnconfirmed: Story = {
  parameters: answering(
    portal.get('/documents/{id}', ({ response }) =>
      waiting === undefined
        ? response('default').json(aProblem('notFound'), { status: 404 })
        : response(200).json(waiting),
    ),
    documentAnswers.pinsUnanswered,
  ),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tasks' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Resend Pin/ }));
    await expect(await screen.findByText(documentsMessages.pinsUnconfirmed)).toBeVisible();
  },
};
