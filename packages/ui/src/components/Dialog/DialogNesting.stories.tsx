import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { ComboBox } from '../ComboBox/ComboBox.js';
import { MenuButton } from '../Menu/MenuButton.js';
import { Select } from '../Select/Select.js';
import { Stack } from '../Stack/Stack.js';
import { TextField } from '../TextField/TextField.js';
import { Dialog } from './Dialog.js';

/**
 * Shows overlays inside a dialog: each handles its own keys, and the dialog stays until it is closed itself.
 */
const meta = {
  title: 'Components/Dialog/Overlays inside',
  component: Dialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onOpenChange: fn(), title: 'Set up click-to-sign', size: 'medium' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const people = [
  { id: '1', label: 'Daniel Okafor', description: 'daniel.okafor@harrowfinch.example', person: true },
  { id: '2', label: 'Mei-Lin Tran', description: 'mei-lin.tran@harrowfinch.example', person: true },
  { id: '3', label: 'Imogen Hartley', description: 'imogen.hartley@harrowfinch.example', person: true },
];

const page = within(document.body);

function SelectField() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      label="Reminder"
      options={[
        { id: '1', label: 'Every day' },
        { id: '3', label: 'Every 3 days' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

function PersonField() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <ComboBox label="Firm representative" options={people} value={value} onChange={setValue} clearable />
  );
}

export const SelectInDialog: Story = {
  args: { children: <SelectField /> },
  play: async ({ args }) => {
    const dialog = await page.findByRole('dialog', { name: 'Set up click-to-sign' });
    const trigger = within(dialog).getByRole('button', { name: /Reminder/ });
    await userEvent.click(trigger);
    const option = await page.findByRole('option', { name: 'Every 3 days' });
    await userEvent.click(option);
    await waitFor(async () => expect(trigger).toHaveTextContent('Every 3 days'));

    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('listbox')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(async () => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);

    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findByRole('listbox')).toBeVisible();
  },
};

export const ComboBoxInDialog: Story = {
  args: { children: <PersonField /> },
  play: async ({ args }) => {
    const input = await page.findByRole('combobox', { name: 'Firm representative' });
    await waitFor(async () => expect(input).toHaveFocus());
    await userEvent.keyboard('mei');
    await page.findByRole('option', { name: /Mei-Lin Tran/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(input).toHaveValue('Mei-Lin Tran'));

    await userEvent.keyboard('{ArrowDown}');
    await page.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('listbox')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(page.getByRole('dialog', { name: 'Set up click-to-sign' })).toBeVisible();

    await userEvent.keyboard('{ArrowDown}');
    await expect(await page.findByRole('listbox')).toBeVisible();
  },
};

const onResend = fn();
const onRemove = fn();

export const MenuInDialog: Story = {
  args: {
    children: (
      <MenuButton
        label="Tasks"
        items={[
          { id: 'resend', label: 'Resend Pin Notification', onSelect: onResend },
          {
            id: 'remove',
            label: 'Remove Task',
            disabledReason: 'There is no task on this document.',
            onSelect: onRemove,
          },
        ]}
      />
    ),
  },
  play: async ({ args }) => {
    onResend.mockClear();
    onRemove.mockClear();
    const button = await page.findByRole('button', { name: 'Tasks' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await page.findByRole('menuitem', { name: 'Resend Pin Notification' });
    await waitFor(async () => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const refused = page.getByRole('menuitem', { name: 'Remove Task There is no task on this document.' });
    await waitFor(async () => expect(refused).toHaveFocus());
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('menu')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(async () => expect(button).toHaveFocus());

    await userEvent.click(button);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Resend Pin Notification' }));
    await expect(onResend).toHaveBeenCalledOnce();
    await waitFor(async () => expect(page.queryByRole('menu')).toBeNull());

    await userEvent.click(button);
    await expect(await page.findByRole('menu')).toBeVisible();
  },
};

export const TooltipInDialog: Story = {
  args: { children: <Button disabledReason="Select one client to edit. 3 are selected.">Edit</Button> },
  play: async ({ args }) => {
    const button = await page.findByRole('button', { name: 'Edit' });
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(async () => expect(button).toHaveFocus());
    await page.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);

    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(await page.findByRole('tooltip')).toBeVisible();
  },
};

function Inner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Verify PIN
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Verify PIN"
        footer={<Button variant="primary">Verify PIN</Button>}
      >
        <PersonField />
      </Dialog>
    </>
  );
}

export const DialogInDialog: Story = {
  args: { children: <Inner /> },
  play: async ({ args }) => {
    const opener = await page.findByRole('button', { name: 'Verify PIN' });
    await userEvent.click(opener);
    const inner = await page.findByRole('dialog', { name: 'Verify PIN' });
    const input = within(inner).getByRole('combobox');
    await waitFor(async () => expect(input).toHaveFocus());

    // Focus goes round inside the inner dialog only.
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await expect(inner.contains(document.activeElement)).toBe(true);
    }

    input.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('dialog', { name: 'Verify PIN' })).toBeNull());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(async () => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);

    await userEvent.click(opener);
    await expect(await page.findByRole('dialog', { name: 'Verify PIN' })).toBeVisible();
  },
};

function Opener() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <Stack align="start" padding={24}>
      <Button
        onPress={() => {
          setOpen(true);
        }}
      >
        Rename Filter
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename Filter" guard={text !== ''}>
        <TextField label="Name" value={text} onChange={setText} />
      </Dialog>
    </Stack>
  );
}

export const UnsavedInput: Story = {
  render: () => <Opener />,
  play: async () => {
    const opener = await page.findByRole('button', { name: 'Rename Filter' });
    await userEvent.click(opener);
    await waitFor(async () => expect(page.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Payroll{Escape}');
    const question = await page.findByRole('alertdialog', { name: 'Discard changes?' });
    await expect(within(question).getByText('Your changes haven’t been saved.')).toBeVisible();
    await waitFor(async () =>
      expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(page.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => expect(page.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Payroll');

    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page.findByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    await userEvent.keyboard('Payroll{Escape}');
    await expect(await page.findByRole('alertdialog')).toBeVisible();
  },
};
