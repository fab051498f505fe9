import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, eventAnswers, filterAnswers, portal } from '@countersign/api-client/answers';
import { aFilterTree, aProblem } from '@countersign/api-client/fixtures';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { filterDeletedMessages } from './filterDeleted.messages.ts';

const name = 'Site screenshots';
let deletion = Promise.withResolvers<undefined>();

/** Another user deletes the filter; an event about filters or about documents says that something has changed. */
function deletedByAnother(Kind: 'filters' | 'documents'): Pick<Story, 'parameters' | 'beforeEach'> {
  let isDeleted = false;
  return {
    parameters: answering(
      portal.get('/documents/clients/{clientId}', ({ query, response }) =>
        isDeleted && query.get('filterId') !== null ? response(404).json(aProblem('notFound')) : undefined,
      ),
      portal.get('/documentFilters/{id}', ({ response }) =>
        response(200).json(aFilterTree().filter(({ Id }) => !isDeleted || Id !== 39)),
      ),
      eventAnswers.streaming([{ Kind, ClientId: 12, DocumentIds: null }], () => deletion.promise),
    ),
    beforeEach: () => {
      isDeleted = false;
      deletion = Promise.withResolvers<undefined>();
      void deletion.promise.then(() => {
        isDeleted = true;
      });
    },
  };
}

/** The filter that is open goes: all documents are shown, and one message says why. */
const meta = {
  title: 'Screens/Documents/Filter deleted',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12?filter=39' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const filter = async () =>
  within(await screen.findByRole('tree', { name: 'Filters' })).findByRole('treeitem', {
    name: new RegExp(`^${name}`),
  });
const rows = () => within(screen.getByRole('grid')).getAllByRole('row');

async function untilDeleted(): Promise<void> {
  await expect(await filter()).toBeVisible();
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  deletion.resolve(undefined);
}

/** One message, no error, and rows again. */
async function untilSaid(sentence: string): Promise<void> {
  await expect(await screen.findAllByText(sentence)).toHaveLength(1);
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  await expect(screen.queryByText(/Data retrieval failed|Not found\./u)).toBeNull();
}

async function untilAllShown(): Promise<void> {
  const views = within(screen.getByRole('navigation', { name: 'Views' }));
  await waitFor(() =>
    expect(views.getByRole('button', { current: true })).toHaveTextContent('All documents'),
  );
}

export const SaidByTree: Story = {
  ...deletedByAnother('filters'),
  play: async () => {
    await untilDeleted();
    await untilSaid(filterDeletedMessages.deleted(name, true));
    await untilAllShown();
  },
};

/** The list is read before the filters, and is missing: no error is shown of that. */
export const SaidByList: Story = {
  ...deletedByAnother('documents'),
  play: async () => {
    await untilDeleted();
    await untilSaid(filterDeletedMessages.deleted(name, true));
    await untilAllShown();
  },
};

/** What else limits the list stays. */
export const SearchKept: Story = {
  args: { href: '/documents/12?filter=39&q=certificate' },
  ...deletedByAnother('filters'),
  play: async () => {
    await untilDeleted();
    await untilSaid(filterDeletedMessages.deleted(name, false));
    await expect(screen.getByRole('searchbox')).toHaveValue('certificate');
  },
};

/** The user's own deletion has a message of its own. */
export const OwnDeletion: Story = {
  parameters: answering(...filterAnswers.changing()),
  play: async () => {
    await filter();
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete Filter/u }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete filter' }));
    await untilAllShown();
    await waitFor(() => expect(within(screen.getByRole('tree')).queryByText(name)).toBeNull());
    await expect(screen.queryByText(filterDeletedMessages.deleted(name, true))).toBeNull();
  },
};
