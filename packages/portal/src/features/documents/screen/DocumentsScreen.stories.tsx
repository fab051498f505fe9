import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { aProblem, clients } from '@countersign/api-client/fixtures';
import { answering, documentAnswers, files, filterAnswers, portal } from '@countersign/api-client/answers';
import { selectClient } from '../../../testing/selectClient.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { downloadMessages, regionMessages } from '../../../services/services.messages.ts';
import { withSession } from '../../../testing/StorySession.tsx';
import { documentScreenMessages } from '../documents.messages.ts';
import { expectBeside, allDocuments, newest, untilRead } from './DocumentsScreen.example.ts';
import { emptyListMessages } from '../emptyList.messages.ts';

const meta = {
  title: 'Screens/Documents',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

function focusedIn(part: HTMLElement): boolean {
  return part.contains(part.ownerDocument.activeElement);
}

const waiting = allDocuments.find(({ ActionTypeE }) => ActionTypeE === 5);
const declined = allDocuments.find(({ ActionTypeE }) => ActionTypeE === 8);

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
  },
};

export const Loading: Story = { parameters: answering(documentAnswers.listPending, filterAnswers.pending) };

export const Empty: Story = {
  parameters: answering(documentAnswers.list([])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(emptyListMessages.empty)).toBeVisible());
    await expect(canvas.getByText(emptyListMessages.emptyHint)).toBeVisible();
    // Where the eye is: the toolbar has none until there are rows.
    await expect(canvas.getAllByRole('button', { name: 'Upload' })).toHaveLength(1);
  },
};

/** The filter says what it is for. */
export const EmptyFilter: Story = {
  args: { href: '/documents/12?filter=39' },
  parameters: answering(documentAnswers.list([])),
  play: async ({ canvas }) => {
    const title = emptyListMessages.emptyFilter('Site screenshots');
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByText(emptyListMessages.emptyFilterHint)).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Site screenshots · /));
    // Where it is beside every other filter.
    await expectBeside(canvas.getByRole('button', { name: 'Upload' }), canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('button', { name: 'Show all documents' })).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { href: '/documents/12?q=zebra' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(documentScreenMessages.noMatches)).toBeVisible());
    await expect(await canvas.findByText(emptyListMessages.noMatchesHint)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Upload' })).toHaveLength(1);
  },
};

/** From there one press leads back to the whole list, with an empty search. */
export const ShownAgain: Story = {
  ...NoMatches,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all documents' }));
    await waitFor(() => expect(canvas.queryByText(documentScreenMessages.noMatches)).toBeNull());
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Failed: Story = {
  parameters: answering(documentAnswers.listFailing),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('An error has occurred')).toBeVisible());
    await expect(await canvas.findByText(/Data retrieval failed/)).toBeVisible();
    // The pane says it, so no toast does.
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.queryByRole('button', { name: 'Close notification' })).toBeNull();
  },
};

/** Waits for two accounts: the details show its signing progress. */
export const RowSelected: Story = {
  args: { href: `/documents/12/${waiting?.Id}` },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: waiting?.Title ?? '' })).toBeVisible());
  },
};

/** Closed again: the keys go on in the list. */
export const DetailsClosed: Story = {
  args: { href: `/documents/12/${waiting?.Id}` },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close details' })).toBeNull());
    await waitFor(() => expect(focusedIn(canvas.getByRole('grid'))).toBe(true));
  },
};

export const Declined: Story = {
  args: { href: `/documents/12/${declined?.Id}` },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: declined?.Title ?? '' })).toBeVisible());
  },
};

/** Nothing is selected: every action stays reachable and says why it is disabled. */
export const RefusedAction: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const download = canvas.getByRole('button', { name: 'Download' });
    await expect(download).toHaveAttribute('aria-disabled', 'true');
    download.focus();
    // By keyboard: a button that a script focuses explains nothing.
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(await screen.findByText('Oops! Please select a document first.')).toBeVisible();
  },
};

/** Downloads the selected document, of which only a toast comes. */
async function expectDownloadError(canvasElement: HTMLElement, detail: string) {
  await untilRead(canvasElement);
  const download = within(canvasElement).getAllByRole('button', { name: 'Download' })[0] ?? canvasElement;
  await waitFor(() => expect(download).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(download);
  const alert = await within(canvasElement.ownerDocument.body).findByRole('alert');
  await expect(alert).toHaveTextContent(new RegExp(`^${documentScreenMessages.downloadError} ?${detail}`));
}

export const NotDownloaded: Story = {
  args: { href: `/documents/12/${waiting?.Id}` },
  parameters: answering(
    files.post('/api/download/get', ({ response }) => response(404).json(aProblem('documentNotFound'))),
  ),
  play: ({ canvasElement }) => expectDownloadError(canvasElement, 'Requested document not found'),
};

/** The link was made, but what comes from it is no file: the browser refuses this port by itself. */
export const NotSent: Story = {
  args: NotDownloaded.args,
  parameters: answering(
    files.post('/api/download/get', ({ response }) =>
      response(200).json({ fileUrl: 'http://localhost:1/d/8Yb1nC7q' }),
    ),
  ),
  play: ({ canvasElement }) => expectDownloadError(canvasElement, downloadMessages.notSent),
};

const textLink = 'https://portal.example/documents/12/4021';

export const LinkCopied: Story = {
  parameters: answering(
    portal.get('/documents/{id}/getlink', ({ response }) =>
      response(200).json({ TextDocumentLink: textLink }),
    ),
  ),
  play: async ({ canvasElement, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await untilRead(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText(newest?.Title ?? '') });
    await userEvent.click(await page.findByRole('menuitem', { name: /Copy Link/ }));
    await waitFor(() => expect(page.getByText(documentScreenMessages.linkCopied)).toBeVisible());
    await expect(write).toHaveBeenCalledWith(textLink);
  },
};

export const LinkNotCopied: Story = {
  parameters: answering(
    portal.get('/documents/{id}/getlink', ({ response }) => response(404).json(aProblem('documentNotFound'))),
  ),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText(newest?.Title ?? '') });
    await userEvent.click(await page.findByRole('menuitem', { name: /Copy Link/ }));
    await expect(await page.findByRole('alert')).toHaveTextContent(
      new RegExp(`^${documentScreenMessages.copyLinkError} ?Requested document not found`),
    );
  },
};

export const TasksMenu: Story = {
  args: { href: `/documents/12/${waiting?.Id}` },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
    const menu = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: /Remove Task/ })).toBeVisible());
  },
};

/** Nothing was done: the focus goes back to the row, also where its menu was opened by keys. */
export const RowMenuLeft: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(canvas.getByText(newest?.Title ?? ''));
    await userEvent.keyboard('{ArrowDown}{Shift>}{F10}{/Shift}');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('menuitem', { name: /Copy Link/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focusedIn(canvas.getByRole('grid'))).toBe(true));
  },
};

/** The button at the end of a row offers every action on it, as a right click does. */
export const RowMenu: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: `More actions ${newest?.Title}` }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('menuitem', { name: /Copy Link/ })).toBeVisible());
  },
};

/** Hidden columns stay hidden for the next client. */
export const ColumnsRemembered: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.getByRole('columnheader', { name: /Created by/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await page.findByRole('menuitemcheckbox', { name: 'Created by' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /Created by/ })).toBeNull());
    await selectClient(canvasElement, clients(24)[1]?.Name ?? '');
    await untilRead(canvasElement);
    await expect(canvas.queryByRole('columnheader', { name: /Created by/ })).toBeNull();
  },
};

/** Number of log requests during a story. */
const asked = { log: 0 };

/** The filters cannot be rendered: the message has focus, the rest keeps working, the log has one entry. */
export const FiltersBroken: Story = {
  beforeEach: () => {
    asked.log = 0;
  },
  parameters: {
    msw: [
      filterAnswers.malformed,
      portal.post('/log/{level}', ({ response }) => {
        asked.log += 1;
        return response(204).empty();
      }),
      ...answering().msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await waitFor(() =>
      expect(canvas.getByText(new RegExp(regionMessages.failed('The filters')))).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByRole('alert').parentElement).toHaveFocus());
    await expect(canvas.getByText('7F3A-91C2-08DE')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Documents' })).toBeVisible();
    await waitFor(() => expect(asked.log).toBe(1));
  },
};

/** Icons in the rail, filters and details in drawers: the grid keeps its columns. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: /Modified/ })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
  },
};
