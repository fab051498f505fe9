import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, portal } from '@countersign/api-client/answers';
import { aDocument, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { sessionMessages } from '../../session/session.messages.ts';
import { allDocuments, newest, pressRight, untilRead } from './DocumentsScreen.example.ts';

const free = allDocuments.find(
  ({ Id, ActionTypeE, Extension }) => Id !== newest?.Id && ActionTypeE === 1 && Extension === 'pdf',
);
const waiting = allDocuments.find(({ ActionTypeE }) => ActionTypeE === 5);
/** Every account has signed it, so that it waits for the story's own person. */
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

/** Opens the Tasks menu of a document that could be set up for signing. */
async function openTasks(canvasElement: HTMLElement): Promise<void> {
  await untilRead(canvasElement);
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('heading', { name: free?.Title ?? '' })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /Remove Task/ })).toBeVisible());
}

/** Neither in the menu nor beside the document: not refused, but not there. */
async function expectNoClickToSign(): Promise<void> {
  await expect(screen.queryByRole('menuitem', { name: /Click To Sign/, hidden: true })).toBeNull();
  await expect(screen.queryByRole('button', { name: 'Click To Sign', hidden: true })).toBeNull();
}

/** The firm has Click To Sign: in the menu, and as what is most likely done next. */
export const ClickToSignOffered: Story = {
  play: async ({ canvasElement, canvas }) => {
    await openTasks(canvasElement);
    await expect(screen.getByRole('menuitem', { name: /Click To Sign/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Click To Sign', hidden: true })).toBeInTheDocument();
  },
};

/** DisabledGroupDocs is on: what is left of the menu. */
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

/** Nobody knows what the firm has: nothing is offered that might not be, and nobody is troubled with it. */
export const FeaturesUnread: Story = {
  globals: { features: 'unread' },
  play: async ({ canvasElement }) => {
    await openTasks(canvasElement);
    await expectNoClickToSign();
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByText(/features could not be read/)).toBeNull();
  },
};

/** Before it is known, too: a control that comes is better than one that goes. */
export const FeaturesPending: Story = {
  globals: { features: 'pending' },
  play: async ({ canvasElement }) => {
    await openTasks(canvasElement);
    await expectNoClickToSign();
  },
};

/** What was set up before the firm switched it off can still be signed: its PIN is on its way. */
export const SigningWhatWaits: Story = {
  args: { href: `/documents/sign/12/${waiting?.Id}` },
  globals: { features: 'groupDocsOff' },
  parameters: answering(portal.get('/documents/{id}', ({ response }) => response(200).json(waitsForUs))),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Your PIN code was sent by email to/)).toBeVisible());
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

/** A client of the firm has no role here: the portal's guard shows why, and nothing of the desk. */
export const NoRole: Story = {
  globals: { role: 'none' },
  play: async ({ canvas }) => {
    const said = sessionMessages.notAdmin('imogen.hartley@harrowfinch.example');
    await waitFor(() => expect(canvas.getByText(said)).toBeVisible());
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** Whoever was let in by mistake gets out again. */
export const NoRoleSignedOut: Story = {
  globals: { role: 'none' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sign out' })).toBeVisible());
  },
};
