import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { answering, savedViewAnswers } from '@countersign/api-client/answers';
import { savedViews } from '@countersign/api-client/fixtures';
import { savedViewRuleMessages } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { untilRead } from '../screen/DocumentsScreen.example.ts';
import { choose, dialogIn, own, type At } from './savedViews.example.ts';
import { viewMenuMessages } from './savedViews.messages.ts';

/** Orders the views, and renames and deletes them. */
const meta = {
  title: 'Screens/Documents/Saved views/Manage',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...own() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function manage(at: At): Promise<ReturnType<typeof within>> {
  await untilRead(at.canvasElement);
  await choose(at, 'Manage views…');
  return dialogIn(at, 'Manage views');
}

function names(dialog: ReturnType<typeof within>): readonly string[] {
  return dialog.getAllByRole('treeitem').map((row: HTMLElement) => row.textContent);
}

/** All views, those of other clients too, in the order of the menu. */
export const Managed: Story = {
  parameters: own(),
  play: async (at) => {
    const dialog = await manage(at);
    await expect(names(dialog)).toHaveLength(5);
    await expect(dialog.getByRole('button', { name: 'Move up Leases to sign' })).toHaveAccessibleDescription(
      viewMenuMessages.isFirst,
    );
    await expect(dialog.getByRole('button', { name: 'Delete Leases to sign' })).toBeVisible();
    const elsewhere = viewMenuMessages.ofClient('Wattle Glen Community Health');
    await expect(
      dialog.getByRole('treeitem', { name: new RegExp(`^Grant applications ?, ${elsewhere}$`) }),
    ).toBeVisible();
    await expect(
      dialog.getByRole('treeitem', {
        name: new RegExp(`^Old trust deeds ?, ${viewMenuMessages.withoutFilter}$`),
      }),
    ).toBeVisible();
    for (const meaning of [viewMenuMessages.oneClient, viewMenuMessages.withoutFilter])
      await expect(dialog.getByText(meaning)).toBeVisible();
    await userEvent.click(dialog.getByRole('treeitem', { name: /^Drafts of returns/ }));
    const up = 'Move up Drafts of returns';
    await userEvent.click(dialog.getByRole('button', { name: up }));
    await waitFor(() => expect(names(dialog)[1]).toMatch(/^Drafts of returns/));
    await expect(dialog.getByRole('button', { name: up })).toHaveFocus();
    // A tooltip would hide the row.
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await waitFor(() =>
      expect(at.canvasElement.ownerDocument.body).toHaveTextContent(
        viewMenuMessages.moved('Drafts of returns', 2, 5),
      ),
    );
  },
};

export const ManagedByKeys: Story = {
  parameters: own(),
  play: async (at) => {
    const dialog = await manage(at);
    const first = dialog.getByRole('treeitem', { name: /^Leases to sign/ });
    await userEvent.click(first);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Enter}');
    await waitFor(() => expect(names(dialog)[1]).toMatch(/^Leases to sign/));
  },
};

/** Another window was first: the dialog says so, and shows the order as it is now. */
export const ManagedElsewhere: Story = {
  parameters: answering(...savedViewAnswers.refusing, ...savedViewAnswers.changing(savedViews())),
  play: async (at) => {
    const dialog = await manage(at);
    await userEvent.click(dialog.getByRole('button', { name: 'Move down Leases to sign' }));
    await expect(await dialog.findByText(savedViewRuleMessages.changedMeanwhile)).toBeVisible();
    await expect(names(dialog)[0]).toMatch(/^Leases to sign/);
  },
};

export const ManagedRenamed: Story = {
  parameters: own(),
  play: async (at) => {
    const dialog = await manage(at);
    await userEvent.click(dialog.getByRole('button', { name: /^Rename / }));
    const field = await dialog.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'modified THIS month{Enter}');
    await expect(await dialog.findByText(savedViewRuleMessages.nameTaken)).toBeVisible();
    await expect(field).toHaveValue('modified THIS month');
  },
};

export const ManagedDeleted: Story = {
  parameters: own(),
  play: async (at) => {
    const dialog = await manage(at);
    await userEvent.click(dialog.getByRole('button', { name: /^Delete / }));
    const question = await dialogIn(at, 'Delete view', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Delete view' }));
    const again = await dialogIn(at, 'Manage views');
    await waitFor(() => expect(names(again)).toHaveLength(4));
  },
};

/** The last one cannot move on. */
export const ManagedAtTheEnd: Story = {
  play: async (at) => {
    const dialog = await manage(at);
    await userEvent.click(dialog.getByRole('treeitem', { name: /^Old trust deeds/ }));
    await expect(
      dialog.getByRole('button', { name: 'Move down Old trust deeds' }),
    ).toHaveAccessibleDescription(viewMenuMessages.isLast);
  },
};

/** Views have one level; the reason is announced. */
export const ManagedOnOneLevel: Story = {
  play: async (at) => {
    const dialog = await manage(at);
    await userEvent.click(dialog.getByRole('treeitem', { name: /^Modified this month/ }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowRight}');
    await waitFor(() => expect(at.canvasElement.ownerDocument.body).toHaveTextContent(viewMenuMessages.flat));
    await userEvent.keyboard('{Escape}');
  },
};
