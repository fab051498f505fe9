import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TextField } from '../../components/TextField/TextField.js';
import { FormDialog } from './FormDialog.js';

/** Shows a form in a dialog. Enter submits it; a failure is shown in it; nothing is submitted twice. */
const meta = {
  title: 'Patterns/FormDialog',
  component: FormDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    title: 'Rename filter',
    submitLabel: 'Rename Filter',
    children: <TextField label="Name" value="Income tax" onChange={fn()} />,
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof FormDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pristine: Story = {};

export const Invalid: Story = {
  args: {
    children: (
      <TextField
        label="Name"
        value=""
        onChange={fn()}
        error="Required: Please supply a name for the filter."
      />
    ),
  },
};

export const Submitting: Story = { args: { pending: true } };

export const Rejected: Story = { args: { failure: 'Permission Denied' } };

export const EnterSubmits: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const LeavingAsksFirst: Story = {
  args: { changed: true },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByText('Discard changes?')).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
