import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, filterAnswers, portal } from '@countersign/api-client/answers';
import { aProblem } from '@countersign/api-client/fixtures';
import { errorSentences, filterRuleMessages } from '@countersign/api-client/rules';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { movingMessages } from './moving/moving.messages.ts';

/** A filter is moved from the menu, without dragging: a dialog asks for the filter to move it to. */
const meta = {
  title: 'Screens/Filters/Move filter',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12?filter=39' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const node = async (name: string) =>
  within(await screen.findByRole('tree', { name: 'Filters' })).findByRole('treeitem', {
    name: new RegExp(`^${name}`),
  });

/** Opens the dialog from the menu of the filters. */
async function start(): Promise<void> {
  await screen.findByRole('tree', { name: 'Filters' });
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Move Filter/ }));
}

/** Selects where to in the dialog, and submits it. */
async function moveTo(name: RegExp): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Move filter' }));
  await userEvent.click(await dialog.findByRole('treeitem', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Move filter' }));
}

/** Without dragging: the dialog asks for the filter to move it to. */
export const Move: Story = {
  play: async () => {
    await start();
    const dialog = within(await screen.findByRole('dialog', { name: 'Move filter' }));
    await expect(dialog.getByText(movingMessages.isOnTop)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
  },
};

/** It is shown in its new place, and stays selected. */
export const MovedToFilter: Story = {
  parameters: answering(...filterAnswers.changing()),
  play: async () => {
    await start();
    await moveTo(/^Agreements/);
    await expect(
      await screen.findByText(movingMessages.moved('Site screenshots', 'Agreements')),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await node('Site screenshots')).toHaveAttribute('aria-level', '2'));
  },
};

/** The message offers to move it back. */
export const MovedBack: Story = {
  parameters: answering(...filterAnswers.changing()),
  play: async () => {
    await start();
    await moveTo(/^Agreements/);
    await waitFor(async () => expect(await node('Site screenshots')).toHaveAttribute('aria-level', '2'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await node('Site screenshots')).toHaveAttribute('aria-level', '1'));
  },
};

/** Another user has moved it since: it stays there, and the message says so. */
export const NotMovedBack: Story = {
  parameters: answering(
    portal.post('/documentFilters/{id}', async ({ request, response }) => {
      const { previousParentId } = await request.clone().json();
      // Agreements, where it was moved to.
      if (previousParentId !== 38) return undefined;
      return response(409).json(aProblem('filterChanged', { Message: filterRuleMessages.movedSince }));
    }),
    ...filterAnswers.changing(),
  ),
  play: async () => {
    await start();
    await moveTo(/^Agreements/);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(movingMessages.notMovedBack('Site screenshots'))).toBeVisible();
    await expect(screen.getByText(filterRuleMessages.movedSince)).toBeVisible();
    await expect(await node('Site screenshots')).toHaveAttribute('aria-level', '2');
  },
};

/** From the third level to the first. */
export const MovedToTop: Story = {
  args: { href: '/documents/12?filter=34' },
  parameters: answering(...filterAnswers.changing()),
  play: async () => {
    await start();
    await expect(await screen.findByText(movingMessages.isBelow('Tax returns › 2026'))).toBeVisible();
    await moveTo(/^Filters/);
    await expect(await screen.findByText(movingMessages.moved('Drafts', ''))).toBeVisible();
    await waitFor(async () => expect(await node('Drafts')).toHaveAttribute('aria-level', '1'));
  },
};

/** There are at most three levels, and a filter is moved neither to where it is nor into itself: all that is said beforehand. */
export const MoveDenied: Story = {
  play: async () => {
    await start();
    const dialog = within(await screen.findByRole('dialog', { name: 'Move filter' }));
    const button = dialog.getByRole('button', { name: 'Move filter' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(filterRuleMessages.invalidChoice);
    await userEvent.click(await dialog.findByRole('treeitem', { name: /^Filters/ }));
    await expect(button).toHaveAccessibleDescription(movingMessages.alreadyThere('Site screenshots'));
    await userEvent.click(
      dialog.getByRole('treeitem', { name: `Site screenshots – ${movingMessages.marks.itself}` }),
    );
    await expect(button).toHaveAccessibleDescription(movingMessages.intoItself('Site screenshots'));
    await userEvent.click(dialog.getByRole('treeitem', { name: /^2026/ }));
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(
      await dialog.findByRole('treeitem', { name: `Drafts – ${movingMessages.marks.tooDeep}` }),
    );
    await expect(button).toHaveAccessibleDescription(filterRuleMessages.tooDeep);
    await userEvent.click(button);
    await expect(button).toBeVisible();
  },
};

/** The dialog stays open and says why. */
export const MoveFailed: Story = {
  parameters: answering(...filterAnswers.refusing),
  play: async () => {
    await start();
    await moveTo(/^Agreements/);
    await expect(await screen.findByText(errorSentences.changedMeanwhile)).toBeVisible();
    await expect(screen.getByRole('dialog', { name: 'Move filter' })).toBeVisible();
  },
};
