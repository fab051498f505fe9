import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentDeletionAnswers } from '@countersign/api-client/answers';
import { documentFileName, errorSentences } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { deletedDocumentsMessages } from './deletedDocuments.messages.ts';
import { newest, openMenu, rowOf, second, selectRow, title } from './deletedRows.example.ts';

/** What is done with deleted documents, one or several. */
const meta = {
  title: 'Screens/Documents/Restore deleted',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/deleted/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RowSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await expect(canvas.getByRole('button', { name: 'Restore' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'History' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Nothing is selected: the actions stay reachable and say why they are disabled. */
export const RefusedAction: Story = {
  play: async ({ canvas, canvasElement }) => {
    await rowOf(canvasElement, title);
    for (const name of ['Restore', 'History']) {
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        deletedDocumentsMessages.selectFirst,
      );
    }
  },
};

export const Restored: Story = {
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByText('Document restored')).toBeVisible());
    await expect(
      screen.getByText(documentFileName({ Title: title, Extension: newest?.Extension ?? '' })),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { selected: true })).toBeNull());
  },
};

export const SeveralSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await selectRow(canvasElement, second?.Title ?? '');
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'History' })).toHaveAccessibleDescription(
      deletedDocumentsMessages.selectOne,
    );
  },
};

export const SeveralRestored: Story = {
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await selectRow(canvasElement, second?.Title ?? '');
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByText('2 documents restored')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull());
  },
};

/** The 30 days ended while the list was open: the document stays selected. */
export const NotRestored: Story = {
  parameters: answering(documentDeletionAnswers.notRestoring('restoreExpired')),
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByText(new RegExp(errorSentences.restoreExpired))).toBeVisible());
    await expect(canvas.getByRole('row', { selected: true })).toBeVisible();
  },
};

export const Menu: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, title);
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Restore',
      'History',
    ]);
  },
};

/** Another one has to wait, and says so. */
export const Restoring: Story = {
  parameters: answering(documentDeletionAnswers.restoring),
  play: async ({ canvas, canvasElement }) => {
    await selectRow(canvasElement, title);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(canvasElement.querySelector('button[aria-busy="true"]')).toBeVisible());
    await openMenu(canvasElement, second?.Title ?? '');
    await expect(screen.getByRole('menuitem', { name: /^Restore/ })).toHaveTextContent(
      deletedDocumentsMessages.restoring,
    );
  },
};

export const RestoredFromMenu: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, title);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore' }));
    await waitFor(() => expect(screen.getByText('Document restored')).toBeVisible());
  },
};
