import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Checkbox } from '../Checkbox/Checkbox.js';
import { FileIcon } from '../FileIcon/FileIcon.js';
import { Notice } from '../Notice/Notice.js';
import { Pill } from '../Pill/Pill.js';
import { Stack } from '../Stack/Stack.js';
import { Text } from '../Text/Text.js';
import { TextField } from '../TextField/TextField.js';
import { Dialog } from './Dialog.js';

/**
 * Presents a task that users must finish or cancel before they continue. The title has a verb and a noun; the
 * primary button is last and is named after its action.
 */
const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete 3 documents',
    children: (
      <Text as="p">They are removed for everybody, with their signing tasks. This cannot be undone.</Text>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="danger">Delete 3 documents</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Small: Story = {
  play: async ({ args }) => {
    const dialog = await page.findByRole('dialog', { name: 'Delete 3 documents' });
    // Without a field focus is on the dialog, so that Enter confirms nothing by accident.
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Buttons are stacked in tab order, the primary as wide as the dialog. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { footerNote: 'Signers are told.' },
  play: async () => {
    const dialog = await page.findByRole('dialog', { name: 'Delete 3 documents' });
    const cancel = page.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    const primary = page.getByRole('button', { name: 'Delete 3 documents' }).getBoundingClientRect();
    await expect(primary.top).toBeGreaterThan(cancel.bottom);
    await expect(primary.width).toBe(cancel.width);
    await expect(primary.width).toBeGreaterThan(dialog.clientWidth - 64);
  },
};

/** A phone in landscape: header and footer scroll with the body. */
export const LowWindow: Story = {
  globals: { viewport: { value: 'low' } },
  args: {
    children: (
      <Stack gap={16}>
        {['Title', 'Reference', 'Comment'].map((label) => (
          <TextField key={label} label={label} value="" onChange={fn()} />
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const comment = await page.findByRole('textbox', { name: 'Comment' });
    await userEvent.click(comment);
    comment.scrollIntoView({ block: 'center' });
    const { top, bottom } = comment.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const footer = page.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    await expect(footer.top).toBeGreaterThan(bottom);
  },
};

export const Failed: Story = {
  args: {
    children: (
      <Stack gap={16}>
        <Notice tone="critical" live>
          The document is in use by Mei-Lin Tran. Nothing was deleted.
        </Notice>
        <Text as="p">They are removed for everybody, with their signing tasks. This cannot be undone.</Text>
      </Stack>
    ),
  },
};

export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <>
        <Button disabledReason="Please wait">Cancel</Button>
        <Button variant="danger" pending>
          Delete 3 documents
        </Button>
      </>
    ),
  },
  play: async ({ args }) => {
    await page.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const description = (
  <>
    <FileIcon extension="pdf" />
    Brindle Creek lease renewal 2026
  </>
);

export const Medium: Story = {
  args: {
    size: 'medium',
    title: 'Rename document',
    description,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Rename document</Button>
      </>
    ),
    children: <TextField label="Name" defaultValue="Brindle Creek lease renewal 2026" />,
  },
};

export const Large: Story = {
  args: {
    size: 'large',
    title: 'Set up click-to-sign',
    description,
    footerNote: 'Nothing is sent until you confirm.',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Review and confirm</Button>
      </>
    ),
    aside: (
      <Text step="13" weight="semibold">
        Signing plan
      </Text>
    ),
    children: (
      <Stack gap={8}>
        <Checkbox label="Margaret Ellery" description="margaret@corriedalepastoral.example" defaultChecked />
        <Checkbox label="Hugh Ellery" description="hugh@corriedalepastoral.example" />
      </Stack>
    ),
  },
};

export const Frame: Story = {
  args: {
    size: 'frame',
    title: 'Sign ASIC annual statement 2025',
    headerEnd: <Pill tone="caution">4:32 left</Pill>,
    footerNote: 'Page 3 of 3',
    footer: <Button>Sign later</Button>,
    children: <Stack padding={24}>The frame fills this place.</Stack>,
  },
};

export const LongText: Story = {
  args: {
    title: 'Read the resolution',
    footer: <Button variant="primary">Close resolution</Button>,
    children: (
      <Stack gap={12}>
        {Array.from({ length: 30 }, (_, index) => (
          <Text key={index} as="p">
            {index + 1}. The directors have reviewed the company’s financial position as at the review date.
          </Text>
        ))}
      </Stack>
    ),
  },
  /** The scrolling area can be reached by keyboard. */
  play: async () => {
    const dialog = await page.findByRole('dialog');
    const body = dialog.querySelector('[data-dialog-body]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
};

export const LeftByScrim: Story = {
  play: async ({ args }) => {
    const dialog = await page.findByRole('dialog');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: page.getByText(/removed for everybody/) },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    const scrim = dialog.querySelector('[data-dialog-scrim]');
    if (scrim === null) throw new Error('A modal dialog has a scrim.');
    await userEvent.click(scrim);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
