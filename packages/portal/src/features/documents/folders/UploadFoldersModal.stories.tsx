import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  answering,
  filterAnswers,
  losingReplies,
  portal,
  uploadAnswers,
} from '@countersign/api-client/answers';
import { filterRuleMessages } from '@countersign/api-client/rules';
import type { FoundFile } from '@countersign/ui';
import { withServices } from '../../../testing/withServices.tsx';
import { foldersMessages } from './folders.messages.ts';
import { UploadFoldersModal } from './UploadFoldersModal.tsx';

function found(...paths: string[]): FoundFile[] {
  return paths.map((path) => {
    const names = path.split('/');
    return { file: new File(['a'], names.at(-1) ?? ''), folders: names.slice(0, -1) };
  });
}

const files = found(
  'Corriedale 2026/Bank statements/July.pdf',
  'Corriedale 2026/Bank statements/August.pdf',
  'Corriedale 2026/Wages/Journal July.xlsx',
  'Corriedale 2026/Engagement letter.pdf',
);

const target = { clientId: 12, clientName: 'Corriedale Pastoral Co', filterId: 0 };

const meta = {
  title: 'Screens/Documents/Upload folders',
  component: UploadFoldersModal,
  decorators: [withServices],
  args: { reading: Promise.resolve({ files, unreadable: [] }), target, onClose: fn() },
  parameters: answering(...filterAnswers.changing(), uploadAnswers.identifierPending),
} satisfies Meta<typeof UploadFoldersModal>;

export default meta;
type Story = StoryObj<typeof meta>;

async function submit(): Promise<void> {
  const button = await screen.findByRole('button', { name: /^Upload \d/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await screen.findByText(foldersMessages.creates(3));
  await userEvent.click(button);
}

export const Pristine: Story = {
  play: async () => {
    await expect(await screen.findByText(foldersMessages.creates(3))).toBeVisible();
    await expect(screen.getByRole('radio', { name: foldersMessages.keep })).toBeChecked();
  },
};

export const Reading: Story = {
  args: { reading: new Promise(() => undefined) },
  play: async () => {
    await expect(await screen.findByText(foldersMessages.reading)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { reading: Promise.resolve({ files: [], unreadable: [] }) },
  play: async () => {
    await expect(await screen.findByText(foldersMessages.empty)).toBeVisible();
    await expect(screen.getByRole('button', { name: foldersMessages.title(0) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Below a filter of the firm, with folders that exist and others that are too deep. */
export const Deep: Story = {
  args: {
    target: { ...target, filterId: 31 },
    reading: Promise.resolve({
      files: found('2026/Drafts/Second round/Return.pdf', '2026/Questions/Letter.pdf', '2027/Return.pdf'),
      unreadable: ['2026/Locked.xlsx', '2026/Old/Offline.pdf'],
    }),
  },
  play: async () => {
    const text = [foldersMessages.creates(2), foldersMessages.reuses(2), foldersMessages.tooDeep].join(' ');
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.getByText(foldersMessages.unreadable(2))).toBeVisible();
  },
};

/** Every folder is a filter already. */
export const NothingToCreate: Story = {
  args: { reading: Promise.resolve({ files: found('Agreements/Lease.pdf'), unreadable: [] }) },
  play: async () => {
    await expect(await screen.findByText(foldersMessages.createsNone)).toBeVisible();
  },
};

/** The selected filter is on the third level. */
export const NoLevelsLeft: Story = {
  args: { target: { ...target, filterId: 34 } },
  play: async () => {
    await expect(await screen.findByText(filterRuleMessages.tooDeep)).toBeVisible();
    await expect(screen.getByRole('radio', { name: foldersMessages.keep })).toBeDisabled();
    await expect(screen.getByRole('radio', { name: foldersMessages.flat('Drafts') })).toBeChecked();
  },
};

export const FiltersLoading: Story = {
  parameters: answering(filterAnswers.pending),
  play: async () => {
    await expect(await screen.findByText(foldersMessages.filtersLoading)).toBeVisible();
  },
};

export const FiltersUnread: Story = {
  parameters: answering(filterAnswers.missing),
  play: async () => {
    await expect(await screen.findByText(foldersMessages.filtersFailed)).toBeVisible();
    await expect(screen.getByRole('radio', { name: foldersMessages.flat(undefined) })).toBeChecked();
  },
};

export const Submitting: Story = {
  parameters: answering(portal.put('/documentFilters/{id}', () => delay('infinite'))),
  play: async () => {
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const Rejected: Story = {
  parameters: answering(...filterAnswers.refusing),
  play: async ({ args }) => {
    await submit();
    await expect(await screen.findByText(new RegExp(`^${foldersMessages.notCreated}`))).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The reply to the first filter is lost: the same one is sent again. */
export const Unconfirmed: Story = {
  parameters: answering(
    ...losingReplies(filterAnswers.changing(), 'before'),
    uploadAnswers.identifierPending,
  ),
  play: async ({ args }) => {
    await submit();
    await expect(await screen.findByText(foldersMessages.unconfirmed)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The filters are created, parents first, then the dialog closes. */
export const Submitted: Story = {
  play: async ({ args }) => {
    await submit();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
