import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, portal, previewAnswers } from '@countersign/api-client/answers';
import { aProblem } from '@countersign/api-client/fixtures';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments } from '../screen/DocumentsScreen.example.ts';
import { besideMessages } from './preview.messages.ts';

/** In the order of the list. */
const listed = allDocuments.toSorted((one, other) => other.ModifiedDate.localeCompare(one.ModifiedDate));
const [first, second] = listed;

/** Goes from one document of the list to the next without closing the preview. */
const meta = {
  title: 'Screens/Documents/Preview in the list',
  component: PortalAt,
  decorators: [withSession],
  args: { href: `/documents/preview/12/${first?.Id}` },
  parameters: { layout: 'fullscreen', ...answering(previewAnswers.pending) },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function showsAs(title: string | undefined, place: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: `Preview ${title}` });
  await waitFor(() => expect(dialog).toHaveTextContent(place));
  return dialog;
}

const live = () => document.querySelector('[data-live-announcer][aria-live="polite"]');

/** By button: the focus stays there, so that the same press goes on. */
export const Next: Story = {
  play: async () => {
    const dialog = await showsAs(first?.Title, besideMessages.place(1, allDocuments.length));
    const previous = within(dialog).getByRole('button', { name: besideMessages.previous });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const next = within(dialog).getByRole('button', { name: besideMessages.next });
    await userEvent.click(next);
    const place = besideMessages.place(2, allDocuments.length);
    await showsAs(second?.Title, place);
    await expect(next).toHaveFocus();
    await waitFor(() => expect(live()).toHaveTextContent(besideMessages.shown(second?.Title ?? '', place)));
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(within(dialog).getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

export const NextPhone: Story = { ...Next, globals: { viewport: { value: 'phone' } } };

export const NextNarrow: Story = { ...Next, globals: { viewport: { value: 'narrow' } } };

/** A list of one leads nowhere. */
export const Alone: Story = {
  parameters: answering(previewAnswers.pending, documentAnswers.list(listed.slice(0, 1))),
  play: async () => {
    const dialog = within(await showsAs(first?.Title, besideMessages.place(1, 1)));
    await expect(dialog.getByRole('button', { name: besideMessages.previous })).toHaveAccessibleDescription(
      besideMessages.first,
    );
    await expect(dialog.getByRole('button', { name: besideMessages.next })).toHaveAccessibleDescription(
      besideMessages.last,
    );
  },
};

/** Opened by a link, beside a list that does not show it. */
export const NotListed: Story = {
  parameters: answering(previewAnswers.pending, documentAnswers.list(listed.slice(1))),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: `Preview ${first?.Title}` }));
    for (const name of [besideMessages.previous, besideMessages.next])
      await expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription(besideMessages.unknown);
  },
};

/** By keys, to and fro. */
export const ByKeys: Story = {
  play: async () => {
    await showsAs(first?.Title, besideMessages.place(1, allDocuments.length));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const dialog = await showsAs(second?.Title, besideMessages.place(2, allDocuments.length));
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await showsAs(first?.Title, besideMessages.place(1, allDocuments.length));
  },
};

/** The document that follows could not be read: the one that is open stays, and says so. */
export const NextFailed: Story = {
  parameters: answering(
    previewAnswers.pending,
    portal.get('/documents/{id}', ({ params, response }) =>
      first !== undefined && Number(params['id']) === first.Id
        ? response(200).json(first)
        : response('default').json(aProblem('notReady'), { status: 501 }),
    ),
  ),
  play: async () => {
    const dialog = await showsAs(first?.Title, besideMessages.place(1, allDocuments.length));
    await userEvent.click(within(dialog).getByRole('button', { name: besideMessages.next }));
    await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
    await expect(within(dialog).getByText(besideMessages.failed)).toBeVisible();
    await expect(dialog).toHaveAccessibleName(`Preview ${first?.Title}`);
  },
};
