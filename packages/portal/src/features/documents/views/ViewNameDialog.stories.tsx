import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, losingReplies, portal, savedViewAnswers } from '@countersign/api-client/answers';
import { savedViews } from '@countersign/api-client/fixtures';
import { savedViewRuleMessages } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { writeMessages } from '../../../services/services.messages.ts';
import { buttonIn, choose, dialogIn, page, own } from './savedViews.example.ts';
import { viewMenuMessages } from './savedViews.messages.ts';

/** Asks for the name of a view; nothing that was typed is lost. */
const meta = {
  title: 'Screens/Documents/Saved views/Name',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...own() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaveAsView: Story = {
  args: { href: '/documents/12?q=deed&sort=Title&direction=asc' },
  parameters: own(),
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    await expect(dialog.getByText(viewMenuMessages.everyClient)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), '  Trust   deeds ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await buttonIn(at, 'Trust deeds')).toBeVisible();
    await expect(page(at).getByText(viewMenuMessages.saved)).toBeVisible();
  },
};

let reads = 0;

/** The button has its name before the views are read again. */
export const SavedAtOnce: Story = {
  args: { href: '/documents/12?q=deed' },
  beforeEach: () => {
    reads = 0;
  },
  parameters: answering(
    portal.get('/savedViews/', async () => {
      reads += 1;
      if (reads > 1) await delay('infinite');
    }),
    ...savedViewAnswers.changing(savedViews()),
  ),
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    await userEvent.type(dialog.getByRole('textbox'), 'Trust deeds');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await buttonIn(at, 'Trust deeds')).toBeVisible();
    await waitFor(() => expect(reads).toBe(2));
  },
};

/** The reply is lost before the view is saved: the same name, sent again, is the same view. */
export const SaveUnconfirmed: Story = {
  args: { href: '/documents/12?q=deed' },
  parameters: answering(...losingReplies(savedViewAnswers.changing(savedViews()), 'before')),
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    await userEvent.type(dialog.getByRole('textbox'), 'Trust deeds');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await dialog.findByText(writeMessages.unknown)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await buttonIn(at, 'Trust deeds')).toBeVisible();
  },
};

/** A filter of the client makes it a view of this client. */
export const SaveForClient: Story = {
  args: { href: '/documents/12?filter=39' },
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    await expect(await dialog.findByText(viewMenuMessages.thisClient)).toBeVisible();
  },
};

/** What is wrong with the name stands at the field; the text stays. */
export const SaveInvalid: Story = {
  args: { href: '/documents/12?q=deed' },
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    const submit = dialog.getByRole('button', { name: 'Save view' });
    await userEvent.click(submit);
    await expect(await dialog.findByText(savedViewRuleMessages.nameRequired)).toBeVisible();
    const field = dialog.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(61));
    await userEvent.click(submit);
    await expect(await dialog.findByText(savedViewRuleMessages.nameTooLong)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'LEASES to sign');
    await userEvent.click(submit);
    await expect(await dialog.findByText(savedViewRuleMessages.nameTaken)).toBeVisible();
    await expect(field).toHaveValue('LEASES to sign');
  },
};

/** Another window has saved a view with the name: the field says so. */
export const NameTaken: Story = {
  args: { href: '/documents/12?q=deed' },
  parameters: answering(savedViewAnswers.taken, ...savedViewAnswers.changing(savedViews())),
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    await userEvent.type(dialog.getByRole('textbox'), 'Trust deeds');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await dialog.findByText(savedViewRuleMessages.nameTaken)).toBeVisible();
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveValue('Trust deeds');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(savedViewRuleMessages.nameTaken);
    await expect(field).toHaveFocus();
    // Said at the field alone.
    await expect(dialog.getAllByRole('alert')).toHaveLength(1);
    // Another name was not refused.
    await userEvent.type(field, ' 2');
    await expect(dialog.queryByText(savedViewRuleMessages.nameTaken)).toBeNull();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(dialog.getByText(savedViewRuleMessages.nameTaken)).toBeVisible();
  },
};

/** Another window has saved the fiftieth. */
export const SaveRefused: Story = {
  args: { href: '/documents/12?q=deed' },
  parameters: answering(...savedViewAnswers.refusing, ...savedViewAnswers.changing(savedViews())),
  play: async (at) => {
    await choose(at, 'Save as view…');
    const dialog = await dialogIn(at, 'Save as view');
    await userEvent.type(dialog.getByRole('textbox'), 'Trust deeds');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await dialog.findByText(savedViewRuleMessages.tooMany)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('Trust deeds');
  },
};

export const Renamed: Story = {
  args: { href: '/documents/12?saved=4&modified=30days' },
  parameters: own(),
  play: async (at) => {
    await choose(at, 'Rename view…', 'Modified this month');
    const dialog = await dialogIn(at, 'Rename view');
    const field = dialog.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Recent{Enter}');
    await expect(await buttonIn(at, 'Recent')).toBeVisible();
    await expect(page(at).getByText(viewMenuMessages.renamed)).toBeVisible();
  },
};
