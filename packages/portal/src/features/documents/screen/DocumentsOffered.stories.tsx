import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, portal } from '@countersign/api-client/answers';
import { aDocument, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { sessionMessages } from '../../../session/session.messages.ts';
import { allDocuments, newest, pressRight, untilRead } from './DocumentsScreen.example.ts';

const free = allDocuments.find(
  ({ Id, ActionTypeE, Extension }) => Id !== newest?.Id && ActionTypeE === 1 && Extension === 'pdf',
);
const waiting = allDocuments.find(({ ActionTypeE }) => ActionTypeE === 5);
/** Every account has signed it, so it is waiting for the story's own user. */
const waitsForUs = aDocument({
  ...waiting,
  UsersToSign: [aSigner({ SignedDate: '2026-11-20T22:31:00Z' })],
  EmployeeToSign: aRepresentative({ EmployeeId: 1 }),
});

const meta = {
  title: 'Screens/Documents/By firm and role',
  component: PortalAt,
  decorators: [withSession],
  args: { href: `/documents/12/${free?.Id}` },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the Tasks menu of a document that can be set up for signing. */
async function openTasks(canvasElement: HTMLElement): Promise<void> {
  await untilRead(canvasElement);
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('heading', { name: free?.Title ?? '' })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /Remove Task/ })).toBeVisible());
}

/** Expects it neither in the menu nor beside the document: absent, not disabled. */
async function expectNoClickToSign(): Promise<void> {
  await expect(screen.queryByRole('menuitem', { name: /Click To Sign/, hidden: true })).toBeNull();
  await expect(screen.queryByRole('button', { name: 'Click To Sign', hidden: true })).toBeNull();
}

/** The firm has Click To Sign: it is in the menu, and the main action. */
export const ClickToSignOffered: Story = {
  play: async ({ canvasElement, canvas }) => {
    await openTasks(canvasElement);
    await expect(screen.getByRole('menuitem', { name: /Click To Sign/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Click To Sign', hidden: true })).toBeInTheDocument();
  },
};

/** DisabledGroupDocs is on: the remaining menu. */
export const GroupDocumentsDisabled: Story = {
  globals: { features: 'groupDocsOff' },
  play: async ({ canvasElement }) => {
    await openTasks(canvasElement);
    await expectNoClickToSign();
  },
};

export const GroupDocumentsDisabledRowMenu: Story = {
  args: { href: '/documents/12' },
  globals: { features: 'groupDocsOff' },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await pressRight(canvas.getByText(newest?.Title ?? ''));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Remove Task/ })).toBeVisible());
    await expectNoClickToSign();
  },
};

/** The features are unknown: nothing that might be missing is offered, and no error is shown. */
export const FeaturesUnread: Story = {
  globals: { features: 'unread' },
  play: async ({ canvasElement }) => {
    await openTasks(canvasElement);
    await expectNoClickToSign();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByText(/features could not be read/)).toBeNull();
  },
};

/** The same while they load: a control that appears is better than one that disappears. */
export const FeaturesPending: Story = {
  globals: { features: 'pending' },
  play: async ({ canvasElement }) => {
    await openTasks(canvasElement);
    await expectNoClickToSign();
  },
};

/** A task from before the firm switched it off can still be signed, because its PIN has been sent. */
export const SigningWhatWaits: Story = {
  args: { href: `/documents/sign/12/${waiting?.Id}` },
  globals: { features: 'groupDocsOff' },
  parameters: answering(portal.get('/documents/{id}', ({ response }) => response(200).json(waitsForUs))),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Enter the PIN that we emailed to/)).toBeVisible());
  },
};

/** An employee works as an administrator does. */
export const Employee: Story = {
  globals: { role: 'employee' },
  play: async ({ canvasElement }) => {
    await openTasks(canvasElement);
    await expect(screen.getByRole('menuitem', { name: /Click To Sign/ })).toBeVisible();
  },
};

/** A client's account has no role here: the portal's guard says so, and shows nothing of the desk. */
export const NoRole: Story = {
  globals: { role: 'none' },
  play: async ({ canvas }) => {
    const said = sessionMessages.notAdmin('imogen.hartley@harrowfinch.example');
    await waitFor(() => expect(canvas.getByText(said)).toBeVisible());
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** A user admitted by mistake can sign out. */
export const NoRoleSignedOut: Story = {
  globals: { role: 'none' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sign out' })).toBeVisible());
  },
};
