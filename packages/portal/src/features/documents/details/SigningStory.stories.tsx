import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering, portal } from '@countersign/api-client/answers';
import type { Schemas } from '@countersign/api-client/contract';
import { aDocument, aPin, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments } from '../screen/DocumentsScreen.example.ts';
import { detailsMessages } from './details.messages.ts';

const shown = allDocuments.find(({ ActionTypeE }) => ActionTypeE === 5);

/** What the details tell of signing, from the upload on. */
const meta = {
  title: 'Screens/Documents/Details/Signing story',
  component: PortalAt,
  decorators: [withSession],
  args: { href: `/documents/12/${shown?.Id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The story's document, with what is given. */
function showing(change: Partial<Schemas['Document']>) {
  return answering(
    portal.get('/documents/{id}', ({ response }) => response(200).json(aDocument({ ...shown, ...change }))),
  );
}

const firstPin = { SentDate: '2026-09-13T00:10:00Z', FirstSentDate: '2026-09-13T00:10:00Z' };

/** Two signers, of whom one has signed: both were sent PINs, and the other one again. */
export const WholeStory: Story = {
  parameters: showing({
    CreatedDate: '2026-09-12T23:40:00Z',
    TaskSetUp: { By: 'Olivia Nguyen', Date: '2026-09-13T00:10:00Z' },
    UsersToSign: [
      aSigner({
        SignedDate: '2026-09-14T01:40:00Z',
        Pin: aPin({ ...firstPin, State: 'used', ValidUntil: null }),
      }),
      aSigner({ Pin: aPin({ ...firstPin, Sent: 2, SentDate: '2026-09-15T00:30:00Z' }) }, 1),
    ],
    EmployeeToSign: aRepresentative(),
  }),
  play: async ({ canvas }) => {
    const step = async (text: string) => (await canvas.findByText(text)).closest('li');
    await expect(await step('Signing set up')).toHaveTextContent(/by Olivia Nguyen/);
    await expect(await step(detailsMessages.pinsSent)).toHaveTextContent(
      /^PINs sent to \S+ \S+ and \S+ \S+13 Sep/,
    );
    await expect(canvas.getByText(/^PIN resent 15 Sep/)).toBeVisible();
  },
};

export const WholeStoryPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: WholeStory.parameters,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Details' }));
    const drawer = await screen.findByRole('dialog', { name: 'Document details' });
    await waitFor(() => expect(drawer).toHaveTextContent('Signing set up by Olivia Nguyen'));
  },
};
