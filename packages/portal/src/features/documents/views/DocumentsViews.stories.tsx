import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { untilRead } from '../screen/DocumentsScreen.example.ts';
import { viewMessages } from '../views.messages.ts';
import { emptyViews, viewInFilter } from '../emptyList.messages.ts';

/** Views answer what users ask every day: what waits, what was declined, what was signed. */
const meta = {
  title: 'Screens/Documents/Views',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const viewIn = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Views' })).getByRole('button', { name });

/** The tooltip of each view says which documents it shows. */
async function expectTitles(canvasElement: HTMLElement): Promise<void> {
  for (const [name, title] of [
    [viewMessages.all.label, viewMessages.all.title],
    [viewMessages.waitingForUs.label, viewMessages.waitingForUs.title],
    [viewMessages.waitingForClient.label, viewMessages.waitingForClient.title],
    [viewMessages.declined.label, viewMessages.declined.title],
    [viewMessages.signedThisWeek.label, viewMessages.signedThisWeek.title],
    [new RegExp(`^${viewMessages.unread.label}`), viewMessages.unread.title],
  ] as const)
    await expect(viewIn(canvasElement, name)).toHaveAttribute('title', title);
}

/** Only documents that wait for an account holder are shown. */
export const WaitingForTheClient: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await expectTitles(canvasElement);
    await userEvent.click(viewIn(canvasElement, viewMessages.waitingForClient.label));
    await waitFor(() => expect(canvas.queryAllByText('No task')).toHaveLength(0));
    await expect(viewIn(canvasElement, viewMessages.waitingForClient.label)).toHaveAttribute('aria-current');
  },
};

/** With a search, from a link. */
export const Declined: Story = {
  args: { href: '/documents/12?view=declined&q=lease' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Declined by/).length).toBeGreaterThan(0));
    await expect(canvas.getByRole('searchbox')).toHaveValue('lease');
  },
};

export const Empty: Story = {
  args: { href: '/documents/12?view=signedThisWeek' },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByText(emptyViews.signedThisWeek.title)).toBeVisible();
    const said = canvasElement.ownerDocument.querySelector('[data-live-announcer][aria-live="polite"]');
    await waitFor(() => expect(said).toHaveTextContent(emptyViews.signedThisWeek.title));
    await expect(canvas.getByText(emptyViews.signedThisWeek.hint)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all documents' }));
    await untilRead(canvasElement);
    await expect(viewIn(canvasElement, viewMessages.all.label)).toHaveAttribute('aria-current');
  },
};

/** Of one filter: the view may show documents of others. */
export const EmptyInFilter: Story = {
  args: { href: '/documents/12?view=signedThisWeek&filter=33' },
  play: async ({ canvasElement, canvas }) => {
    const { title, titleIn } = emptyViews.signedThisWeek;
    const { label } = viewMessages.signedThisWeek;
    await expect(await canvas.findByText(titleIn('Payroll'))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: `${label} , remove` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: viewInFilter.showAll }));
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(viewIn(canvasElement, label)).toHaveAttribute('aria-current');
  },
};

export const Phone: Story = {
  args: { href: '/documents/12?view=declined' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(viewMessages.declined.label)).toBeVisible();
  },
};
