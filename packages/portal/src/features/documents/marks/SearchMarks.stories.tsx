import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, portal } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments } from '../screen/DocumentsScreen.example.ts';
import { markedWords } from './markedWords.example.ts';

const meta = {
  title: 'Screens/Documents/Search marks',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12?q=statement' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const found = allDocuments
  .filter(({ CreatedBy, Title }) => CreatedBy === 'Amelia Hart' && Title.startsWith('Engagement'))
  .slice(0, 3);

/** Titles show why a document was found; their text is the same as without a search. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(markedWords()).toContain('statement'));
    await expect(new Set(markedWords().map((word) => word.toLowerCase()))).toEqual(new Set(['statement']));
    const [title] = await canvas.findAllByRole('rowheader', { name: /statement/i });
    await expect(title?.childNodes).toHaveLength(1);
  },
};

/** Another search marks its own words. */
export const FoundAgain: Story = {
  play: async (context) => {
    await Found.play?.(context);
    const field = context.canvas.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'return{Enter}');
    await waitFor(() => expect(new Set(markedWords())).toEqual(new Set(['return'])));
  },
};

/** A document may be found by its creator, or by the name of its filter. */
export const FoundByCreator: Story = {
  args: { href: '/documents/12?q=amelia%20engagement' },
  parameters: answering(
    portal.get('/documents/clients/{clientId}', ({ response }) =>
      response(200).json({ Items: found, TotalItems: found.length }),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('gridcell', { name: 'Amelia Hart' });
    await waitFor(() => expect(markedWords()).toContain('Amelia'));
    await expect(markedWords()).toHaveLength(found.length * 2);
  },
};

/** The list form of phones. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await waitFor(() => expect(markedWords()).toContain('statement'));
  },
};
