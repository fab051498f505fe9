import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, portal, previewAnswers } from '@countersign/api-client/answers';
import { aDocument, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { withServices } from '../../testing/withServices.tsx';
import { allDocuments, newest, Place, pressRight, untilRead } from './DocumentsScreen.example.tsx';

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

/** The one dialog that is open over the documents, from where it is opened. */
const meta = {
  title: 'Screens/Documents/Dialogs',
  component: Place,
  decorators: [withServices],
  args: { at: {} },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof Place>;

export default meta;
type Story = StoryObj<typeof meta>;

async function chooseTask(canvasElement: HTMLElement, title: string, task: RegExp): Promise<void> {
  await untilRead(canvasElement);
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: task }));
}

/** The only dialog, with the focus inside. */
async function expectDialog(role: 'dialog' | 'alertdialog'): Promise<void> {
  await waitFor(() => expect(screen.getByRole(role).contains(document.activeElement)).toBe(true));
}

export const Preview: Story = {
  args: { at: { documentId: newest?.Id ?? null, mode: 'preview' } },
  parameters: answering(previewAnswers.pending),
  play: () => expectDialog('dialog'),
};

export const Sign: Story = {
  args: { at: { documentId: waiting?.Id ?? null, mode: 'sign' } },
  parameters: answering(portal.get('/documents/{id}', ({ response }) => response(200).json(waitsForUs))),
  play: () => expectDialog('dialog'),
};

export const History: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await pressRight(canvas.getByText(newest?.Title ?? ''));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
    await expectDialog('dialog');
    await waitFor(() => expect(screen.getByRole('list', { name: 'History' })).toBeVisible());
  },
};

export const ClickToSign: Story = {
  args: { at: { documentId: free?.Id ?? null } },
  play: async ({ canvasElement }) => {
    await chooseTask(canvasElement, free?.Title ?? '', /Click To Sign/);
    await expectDialog('dialog');
  },
};

export const RemoveTask: Story = {
  args: { at: { documentId: waiting?.Id ?? null } },
  play: async ({ canvasElement }) => {
    await chooseTask(canvasElement, waiting?.Title ?? '', /Remove Task/);
    await expectDialog('alertdialog');
  },
};
