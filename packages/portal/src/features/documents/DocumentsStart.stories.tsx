import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DocumentsStart } from './DocumentsStart.tsx';

const meta = {
  title: 'Screens/Documents/No client',
  component: DocumentsStart,
  args: { onChoose: fn() },
} satisfies Meta<typeof DocumentsStart>;

export default meta;

export const NoClient: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a client' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
