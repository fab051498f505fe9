import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentNotificationsAnswers, losingReplies } from '@countersign/api-client/answers';
import { aDocument } from '@countersign/api-client/fixtures';
import { documentRuleMessages, errorSentences } from '@countersign/api-client/rules';
import { writeMessages } from '../../../services/services.messages.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { rareMessages } from '../rare.messages.ts';
import { allDocuments } from '../screen/DocumentsScreen.example.ts';
import { detailsMessages } from './details.messages.ts';
import { notificationsMessages } from './notifications.messages.ts';

const { refusing, turning, pending, unanswered } = documentNotificationsAnswers;
const waiting = aDocument(allDocuments.find(({ ActionTypeE }) => ActionTypeE === 5));
const free = aDocument({ Id: waiting.Id, ActionTypeE: 1, Extension: 'pdf', EnabledNotifications: false });

/** A PDF that could be signed, if its notifications were on: the details turn them on and off. */
const meta = {
  title: 'Screens/Documents/Details/Notifications',
  component: PortalAt,
  decorators: [withSession],
  args: { href: `/documents/12/${waiting.Id}` },
  parameters: { layout: 'fullscreen', ...answering(...turning(free)) },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const find = () => screen.findByRole('switch', { name: 'Notifications' });

/** Presses the switch. */
async function press(): Promise<HTMLElement> {
  const found = await find();
  await userEvent.click(found);
  return found;
}

/** The message, with the name of the document and the reason; the switch is off again. */
async function expectReported(message: string, reason: string): Promise<void> {
  await expect(await screen.findByText(message)).toBeVisible();
  await expect(screen.getByText((text) => text.endsWith(`: ${reason}`))).toBeVisible();
  await expect(screen.getAllByText(message)).toHaveLength(1);
  await waitFor(async () => expect(await find()).not.toBeChecked());
}

/** Click To Sign gives the reason, and the details say what to do. */
export const Off: Story = {
  parameters: answering(...turning(free)),
  play: async ({ canvas }) => {
    const found = await find();
    await expect(found).not.toBeChecked();
    await expect(canvas.getByText(notificationsMessages.whileOff)).toBeVisible();
    await expect(canvas.getByText(detailsMessages.next.notificationsOff)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
    const item = await screen.findByRole('menuitem', { name: /Click To Sign/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(within(item).getByText(documentRuleMessages.notificationsOff)).toBeVisible();
  },
};

export const OffPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: answering(...turning(free)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Details' }));
    const drawer = await screen.findByRole('dialog', { name: 'Document details' });
    await expect(await within(drawer).findByRole('switch', { name: 'Notifications' })).not.toBeChecked();
  },
};

/** Signing can be set up at once. */
export const TurnedOn: Story = {
  parameters: answering(...turning(free)),
  play: async ({ canvas }) => {
    const found = await press();
    await expect(await canvas.findByText(detailsMessages.next.setUp)).toBeVisible();
    await expect(found).toBeChecked();
    await expect(canvas.getByText(notificationsMessages.sent(free.Notifications))).toBeVisible();
  },
};

/** While signers are asked to sign: their PINs can't be resent any more. */
export const TurnedOffWaiting: Story = {
  parameters: answering(...turning({ ...waiting, EnabledNotifications: true })),
  play: async ({ canvas }) => {
    const found = await press();
    await waitFor(async () => {
      const [resend] = canvas.getAllByRole('button', { name: 'Resend Pin Notification' });
      await expect(resend).toHaveAccessibleDescription(rareMessages.notificationsDisabled);
    });
    await expect(found).not.toBeChecked();
  },
};

/** The switch shows what was pressed until the server has answered. */
export const Saving: Story = {
  parameters: answering(pending, ...turning(free)),
  play: async ({ canvas }) => {
    const found = await press();
    await waitFor(() => expect(found).toBeChecked());
    await expect(canvas.getByText(detailsMessages.next.notificationsOff)).toBeVisible();
  },
};

/** Pressed again at once: the last press counts. */
export const PressedTwice: Story = {
  parameters: answering(...turning(free)),
  play: async ({ canvas }) => {
    const first = await press();
    await waitFor(() => expect(first).toBeChecked());
    const found = await press();
    await waitFor(() => expect(found).not.toBeChecked());
    await expect(await canvas.findByText(detailsMessages.next.notificationsOff)).toBeVisible();
    await expect(found).not.toBeChecked();
  },
};

/** Another user changes the document in the same moment. */
export const Failed: Story = {
  parameters: answering(refusing('changedMeanwhile'), ...turning(free)),
  play: async () => {
    await press();
    await expectReported(notificationsMessages.failed(true), errorSentences.changedMeanwhile);
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const FailedToTurnOff: Story = {
  parameters: answering(refusing('changedMeanwhile'), ...turning({ ...free, EnabledNotifications: true })),
  play: async () => {
    await press();
    await expect(await screen.findByText(notificationsMessages.failed(false))).toBeVisible();
    await waitFor(async () => expect(await find()).toBeChecked());
  },
};

/** No response came, but the document, read again, has them on. */
export const DoneWithoutAnswer: Story = {
  parameters: answering(...losingReplies(turning(free), 'after')),
  play: async ({ canvas }) => {
    const found = await press();
    await expect(await canvas.findByText(detailsMessages.next.setUp)).toBeVisible();
    await expect(found).toBeChecked();
    await expect(screen.queryByText(notificationsMessages.unconfirmed(true))).toBeNull();
  },
};

/** Neither the write nor the read that should confirm it shows that it was done. */
export const Unconfirmed: Story = {
  parameters: answering(unanswered, ...turning(free)),
  play: async () => {
    await press();
    await expectReported(notificationsMessages.unconfirmed(true), writeMessages.unknown);
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
