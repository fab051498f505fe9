import { capitalised } from '../naming.ts';
import type { ScreenModel } from './model.ts';

/** Writes a story for each state of the screen. */
export function screenStories({ noun, Noun, path, labels, needs, usual }: ScreenModel): string {
  const title = capitalised(labels.many);
  const otherRole = { administrator: 'employee', owner: 'administrator', none: 'none' }[needs ?? 'none'];
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { ${noun}Answers, reading, refetchingAnswers, usual${Noun}Answers } from './${noun}.answers.ts';
import { ${noun}Messages } from './${noun}.messages.ts';
import { fillIn, first, firstId, last, lastId, submit, untilRead } from './${Noun}Screen.example.ts';

const meta = {
  title: 'Screens/${capitalised(noun)}',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '${path}' },
  parameters: { layout: 'fullscreen', ...answering(...usual${Noun}Answers) },
  globals: { viewport: { value: 'desk' }${needs === 'owner' ? ", role: 'owner'" : ''} },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another answer to the row of the address. The list comes first: its address may look like that of a row. */
const openedAnswers = (detail: HttpHandler) => answering(${noun}Answers.list, detail, ...usual${Noun}Answers);

/** The screen is in the rail, and its heading names it. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '${title}' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Loading: Story = {
  parameters: answering(${noun}Answers.listPending),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Empty: Story = {
  parameters: answering(${noun}Answers.listEmpty),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(${noun}Messages.empty)).toBeVisible());
    await expect(canvas.getByText(${noun}Messages.emptyHint)).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { href: '${path}?q=zebra' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(${noun}Messages.noMatches)).toBeVisible());
    await expect(canvas.getByText(${noun}Messages.noMatchesHint)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(${noun}Answers.listFailing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('An error has occurred')).toBeVisible());
    // The pane says it, so no toast does.
    await expect(canvas.queryByRole('button', { name: 'Close notification' })).toBeNull();
  },
};

/** After a row is added, the list reloads and keeps its rows meanwhile. */
export const Refetching: Story = {
  parameters: answering(...refetchingAnswers),
  beforeEach: () => {
    reading.again = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add ${labels.one}' }));
    await screen.findByRole('dialog');
    await fillIn();
    await submit();
    await waitFor(() => expect(screen.getByText(${noun}Messages.added)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    await untilRead(canvasElement);
  },
};

/** The details of the selected row are on the right. */
export const RowSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await untilRead(canvasElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: first })).toBeVisible());
  },
};

/** The address names the row that is open, so that a link shows it too, on whichever page of the list it is. */
export const OpenedFarAway: Story = {
  args: { href: \`${path}?opened=\${lastId}\` },
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: last })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 2, name: last })).toBeNull());
  },
};

/** The open row stays open when another order takes it out of the window. */
export const OpenedThenReordered: Story = {
  args: { href: \`${path}?opened=\${firstId}\` },
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    await userEvent.click(canvas.getByRole('columnheader', { name: /^${usual.label}/ }));
    const grid = within(canvas.getByRole('grid'));
    await waitFor(() => expect(grid.getAllByText(last)[0]).toBeVisible());
    await expect(grid.queryByText(first)).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: first })).toBeVisible();
  },
};

export const OpenedLoading: Story = {
  args: { href: \`${path}?opened=\${firstId}\` },
  parameters: openedAnswers(${noun}Answers.detailPending),
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Loading' })).toBeVisible();
  },
};

/** A link to a row that does not exist says so. */
export const OpenedMissing: Story = {
  args: { href: '${path}?opened=99999' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(${noun}Messages.notFound)).toBeVisible());
    await expect(canvas.getByText(${noun}Messages.notFoundHint)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText(${noun}Messages.notFound)).toBeNull());
  },
};

export const OpenedFailed: Story = {
  args: { href: \`${path}?opened=\${firstId}\` },
  parameters: openedAnswers(${noun}Answers.detailFailing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(${noun}Messages.loadFailed)).toBeVisible());
    await expect(canvas.getByText(${noun}Messages.loadFailedHint, { exact: false })).toBeVisible();
  },
};

/** Nothing is selected: the action stays reachable and says why it refuses. */
export const DisabledAction: Story = {
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    const details = canvas.getByRole('button', { name: 'Details' });
    await expect(details).toHaveAttribute('aria-disabled', 'true');
    details.focus();
    await expect(details).toHaveAccessibleDescription(${noun}Messages.selectFirst);
  },
};

/** ${needs === null ? 'A client of the firm has no role here.' : 'Other roles have no access.'} */
export const Denied: Story = {
  globals: { role: '${otherRole}' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Access denied' })).toBeVisible());
    await expect(canvas.queryByRole('grid')).toBeNull();
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
`;
}
