import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Notice } from '@countersign/ui';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { DeniedDialog } from './DeniedDialog.tsx';

/** Takes the place of a question that would only be refused. */
const meta = {
  title: 'Screens/Documents/Denied',
  component: DeniedDialog,
  args: {
    title: deletionMessages.none,
    description: 'Corriedale Pastoral Co',
    onClose: fn(),
    children: <Notice tone="caution">{deletionMessages.allStay(2)}</Notice>,
  },
} satisfies Meta<typeof DeniedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the footer, behind the one of the header. */
const closing = async () => (await screen.findAllByRole('button', { name: 'Close' })).at(-1) ?? document.body;

export const NothingInstead: Story = {
  play: async ({ args }) => {
    const close = await closing();
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** What can be done instead is offered, and is not the default. */
export const SomethingInstead: Story = {
  args: { instead: { label: deletionMessages.removeTasks(2), onPress: fn() } },
  play: async ({ args }) => {
    await expect(await closing()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: deletionMessages.removeTasks(2) }));
    await expect(args.instead?.onPress).toHaveBeenCalledOnce();
  },
};
