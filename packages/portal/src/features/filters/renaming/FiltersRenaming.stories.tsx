import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, filterAnswers, portal } from '@countersign/api-client/answers';
import { aFilterTree, aProblem } from '@countersign/api-client/fixtures';
import { errorSentences } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { renamedMeanwhileMessages } from './renamedMeanwhile.messages.ts';

const others = { Id: 39, Text: 'Site pictures' };

/** Two users rename a filter at once: the second one is told the new name, and keeps what was typed. */
const meta = {
  title: 'Screens/Filters/Renamed meanwhile',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12?filter=39' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const renamedByOthers = () => answering(...filterAnswers.changing(aFilterTree(), others));
const tree = async () => within(await screen.findByRole('tree', { name: 'Filters' }));
const field = async () => (await tree()).findByRole<HTMLInputElement>('textbox');

async function rename(): Promise<void> {
  await tree();
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Rename Filter/u }));
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'Photographs{Enter}');
}

/** The field describes itself so, and has what was typed. */
async function untilSaid(sentence: string): Promise<void> {
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(sentence));
  await expect(await field()).toHaveValue('Photographs');
  await expect((await tree()).getAllByText(sentence)).toHaveLength(1);
}

export const Told: Story = {
  parameters: renamedByOthers(),
  play: async () => {
    await rename();
    await untilSaid(renamedMeanwhileMessages.renamedMeanwhile(others.Text));
  },
};

/** Leaving the field sends nothing: only Enter replaces the other user's name. */
export const LeftAlone: Story = {
  parameters: renamedByOthers(),
  play: async (context) => {
    await Told.play?.(context);
    (await field()).blur();
    await untilSaid(renamedMeanwhileMessages.renamedMeanwhile(others.Text));
  },
};

export const RenamedAnyway: Story = {
  parameters: renamedByOthers(),
  play: async (context) => {
    await Told.play?.(context);
    await userEvent.type(await field(), '{Enter}');
    await waitFor(async () => expect((await tree()).getByText('Photographs')).toBeVisible());
    await expect((await tree()).queryByRole('textbox')).toBeNull();
  },
};

/** Its new name could not be read: the next save asks again. */
export const Unread: Story = {
  parameters: answering(
    portal.post('/documentFilters/{id}', ({ response }) => response(409).json(aProblem('renamedMeanwhile'))),
    portal.get('/documentFilters/{id}', ({ response }) => response(200).json(aFilterTree()), { once: true }),
    filterAnswers.failing,
  ),
  play: async () => {
    await rename();
    await untilSaid(errorSentences.renamedMeanwhile);
  },
};
