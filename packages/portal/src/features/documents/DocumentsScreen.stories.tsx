import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documents } from '@countersign/api-client/fixtures';
import { AppShell, DocumentIcon, WorkingClient } from '@countersign/ui';
import { answering, documentList, failing, pending } from '../../../../../.storybook/answers.ts';
import { withServices } from '../../../../../.storybook/withServices.tsx';
import { DocumentsScreen } from './DocumentsScreen.tsx';
import type { DocumentsLocation } from './documentsLocation.ts';
import { defaultSearch } from './documentsSearch.ts';

const navigation = [
  {
    id: 'main',
    items: [{ id: 'documents', label: 'Documents', href: '#', icon: DocumentIcon, current: true }],
  },
];

interface PlaceProps {
  /** Where the story begins; the screen then moves on by itself. */
  readonly at: Partial<DocumentsLocation>;
}

/** The screen on its desk, at an address that lives in the story. */
function Place({ at }: PlaceProps) {
  const [location, setLocation] = useState<DocumentsLocation>({
    clientId: 12,
    documentId: null,
    mode: 'list',
    search: defaultSearch,
    ...at,
  });
  return (
    <AppShell
      firm={{ name: 'Harrow & Finch' }}
      homeHref="#"
      navigation={navigation}
      collapsed={false}
      onCollapsedChange={() => undefined}
      pageKey="documents"
      title="Documents"
      client={<WorkingClient name="Corriedale Pastoral Co" onPress={() => undefined} />}
    >
      <DocumentsScreen
        clientId={12}
        location={location}
        goTo={(change) => {
          setLocation((before) => ({ ...before, ...change }));
        }}
      />
    </AppShell>
  );
}

const meta = {
  title: 'Screens/Documents',
  component: Place,
  decorators: [withServices],
  args: { at: {} },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof Place>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = documents(128);
const [newest] = [...list].sort((a, b) => b.ModifiedDate.localeCompare(a.ModifiedDate));
const waiting = list.find(({ ActionTypeE }) => ActionTypeE === 5);
const declined = list.find(({ ActionTypeE }) => ActionTypeE === 8);

async function untilRead(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(within(canvasElement).getByText(newest?.Title ?? '')).toBeVisible());
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
  },
};

export const Loading: Story = { parameters: answering(pending.documents, pending.filters) };

export const Empty: Story = {
  parameters: answering(documentList([])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No documents found')).toBeVisible());
  },
};

export const NoMatches: Story = {
  args: { at: { search: { ...defaultSearch, q: 'zebra' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No Results Found')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering(failing.documents),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('An error has occurred')).toBeVisible());
    await expect(canvas.getAllByText(/Data retrieval failed/)).not.toHaveLength(0);
  },
};

/** Waits for two accounts: the story of its signing stands at the right. */
export const RowSelected: Story = {
  args: { at: { documentId: waiting?.Id ?? null } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: waiting?.Title ?? '' })).toBeVisible());
  },
};

export const Declined: Story = {
  args: { at: { documentId: declined?.Id ?? null } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: declined?.Title ?? '' })).toBeVisible());
  },
};

export const NotFound: Story = {
  args: { at: { documentId: 999_999 } },
  parameters: answering(failing.missing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Requested document not found/)).toBeVisible());
  },
};

/** Nothing is chosen: every action stays reachable and says why it refuses. */
export const RefusedAction: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const download = canvas.getByRole('button', { name: 'Download' });
    await expect(download).toHaveAttribute('aria-disabled', 'true');
    download.focus();
    await waitFor(() =>
      expect(
        within(canvasElement.ownerDocument.body).getByText('Oops! Please select a document first.'),
      ).toBeVisible(),
    );
  },
};

export const TasksMenu: Story = {
  args: { at: { documentId: waiting?.Id ?? null } },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
    const menu = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: /Remove Task/ })).toBeVisible());
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
