import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, files, portal, previewAnswers } from '@countersign/api-client/answers';
import { aPreview, aProblem } from '@countersign/api-client/fixtures';
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

/** Answers the first document; the others as it is told. */
function readingOthers(answer: 'fail' | 'failOnce') {
  let failures = 0;
  return portal.get('/documents/{id}', ({ params, response }) => {
    const found = listed.find(({ Id }) => Id === Number(params['id']));
    const isFirst = found?.Id === first?.Id;
    if (found !== undefined && (isFirst || (answer === 'failOnce' && failures > 0)))
      return response(200).json(found);
    failures += 1;
    return response('default').json(aProblem('notReady'), { status: 501 });
  });
}

async function failsToLead(): Promise<HTMLElement> {
  await showsAs(first?.Title, besideMessages.place(1, allDocuments.length));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: besideMessages.next }));
  await waitFor(() => expect(within(dialog).getByRole('alert')).toBeVisible());
  return dialog;
}

/** The document that follows could not be read: its place says so, and nothing beside it. */
export const NextFailed: Story = {
  parameters: answering(previewAnswers.pending, readingOthers('fail')),
  play: async () => {
    const dialog = await failsToLead();
    const { getByRole, queryByRole } = within(dialog);
    await expect(getByRole('heading', { name: besideMessages.failed })).toBeVisible();
    await expect(queryByRole('status')).toBeNull();
    await expect(dialog).toHaveAccessibleName(`Preview ${second?.Title}`);
    await expect(dialog).toHaveTextContent(besideMessages.place(2, allDocuments.length));
    await expect(getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(queryByRole('button', { name: 'Download' })).toBeNull();
    for (const name of [besideMessages.previous, besideMessages.next])
      await expect(getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const NextFailedPhone: Story = { ...NextFailed, globals: { viewport: { value: 'narrow' } } };

const linked = fn();

/** The way back leads to the document that is still open. Its link was given up, so it takes another. */
export const BackFromFailed: Story = {
  parameters: answering(
    files.post('/api/download/getForPreview', ({ response }) => {
      linked();
      return response(200).json(aPreview());
    }),
    readingOthers('fail'),
  ),
  beforeEach: () => {
    linked.mockClear();
  },
  play: async () => {
    const dialog = await failsToLead();
    await expect(within(dialog).queryByTitle(`Preview of ${first?.Title}`)).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: besideMessages.previous }));
    await showsAs(first?.Title, besideMessages.place(1, allDocuments.length));
    await expect(within(dialog).queryByRole('alert')).toBeNull();
    await within(dialog).findByTitle(`Preview of ${first?.Title}`);
    await expect(linked).toHaveBeenCalledTimes(2);
  },
};

/** What could not be read is passed by. */
export const PastFailed: Story = {
  parameters: answering(previewAnswers.pending, readingOthers('failOnce')),
  play: async () => {
    const dialog = await failsToLead();
    await userEvent.click(within(dialog).getByRole('button', { name: besideMessages.next }));
    await showsAs(listed[2]?.Title, besideMessages.place(3, allDocuments.length));
    await expect(within(dialog).queryByRole('alert')).toBeNull();
  },
};

/** Another attempt reads it. */
export const NextAgain: Story = {
  parameters: answering(previewAnswers.pending, readingOthers('failOnce')),
  play: async () => {
    const dialog = await failsToLead();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await showsAs(second?.Title, besideMessages.place(2, allDocuments.length));
    await waitFor(() => expect(within(dialog).getByRole('status')).toBeVisible());
    await expect(within(dialog).queryByRole('alert')).toBeNull();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

/** While the document that follows is read, only that is shown: the one before is gone, and nothing has failed. */
export const NextLoading: Story = {
  parameters: answering(
    portal.get('/documents/{id}', ({ params, response }) =>
      first !== undefined && Number(params['id']) === first.Id
        ? response(200).json(first)
        : delay('infinite'),
    ),
  ),
  play: async () => {
    const dialog = await showsAs(first?.Title, besideMessages.place(1, allDocuments.length));
    await within(dialog).findByTitle(`Preview of ${first?.Title}`);
    await userEvent.click(within(dialog).getByRole('button', { name: besideMessages.next }));
    await waitFor(() => expect(within(dialog).queryByTitle(`Preview of ${first?.Title}`)).toBeNull());
    await expect(within(dialog).getAllByRole('status')).toHaveLength(1);
    await expect(within(dialog).queryByRole('alert')).toBeNull();
  },
};
