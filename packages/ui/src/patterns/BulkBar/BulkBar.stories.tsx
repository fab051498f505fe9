import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { DeleteIcon, DownloadIcon, MailIcon } from '../../components/Icon/icons.js';
import { BulkBar } from './BulkBar.js';

/** Offers the actions on several selected rows. */
const meta = {
  title: 'Patterns/BulkBar',
  component: BulkBar,
  tags: ['!autodocs'],
  args: {
    label: 'Selected documents',
    count: '3 selected',
    onClear: fn(),
    children: (
      <>
        <Button variant="ghost" size="small" icon={DownloadIcon}>
          Download
        </Button>
        <Button variant="ghost" size="small" icon={MailIcon}>
          Resend Pin Notification
        </Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 220 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** An action that is unavailable for so many rows stays reachable and says why. */
export const Disabled: Story = {
  args: {
    count: '1,284 selected',
    children: (
      <Button variant="ghost" size="small" icon={DownloadIcon} disabledReason="Select up to 20 documents.">
        Download
      </Button>
    ),
  },
};

/**
 * A refused deletion has the muted colour of every refused action, not the red of one that can be pressed; in forced
 * colours both are grey, beside one that is not.
 */
export const DeleteRefused: Story = {
  args: {
    children: (
      <>
        <Button variant="ghost" size="small" icon={DownloadIcon} disabledReason="Select up to 20 documents.">
          Download
        </Button>
        <Button
          variant="ghostDanger"
          size="small"
          icon={DeleteIcon}
          disabledReason="All of them have outstanding signing tasks."
        >
          Delete
        </Button>
        <Button variant="ghost" size="small" icon={MailIcon}>
          Resend Pin Notification
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [download, deletion] = ['Download', 'Delete'].map((name) => canvas.getByRole('button', { name }));
    await expect(getComputedStyle(deletion as HTMLElement).color).toBe(
      getComputedStyle(download as HTMLElement).color,
    );
  },
};

/** With more contrast a dashed line tells those that are refused from the one that is not. */
export const RefusedInContrast: Story = {
  args: DeleteRefused.args ?? {},
  globals: { theme: 'contrast' },
  play: async ({ canvas }) => {
    const lineOf = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).borderTopStyle;
    await expect(['Download', 'Delete'].map(lineOf)).toEqual(['dashed', 'dashed']);
    await expect(lineOf('Resend Pin Notification')).toBe('solid');
  },
};

/** Where all words have no room, a rare action leaves the bar first: the others keep their words. */
export const RareInMenu: Story = {
  args: {
    between: 1,
    children: (compact, form) => (
      <>
        <Button variant="ghost" size="small" icon={DownloadIcon}>
          {compact ? 'Icon' : 'Download'}
        </Button>
        {form > 0 ? null : (
          <Button variant="ghost" size="small" icon={MailIcon}>
            Resend Pin Notification
          </Button>
        )}
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 'min(400px, 100%)', height: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Resend Pin Notification' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

/** What was in the way has gone: the words that it pushed out come back. */
export const RoomAgain: Story = {
  args: { ...RareInMenu.args, count: '3 selected' },
  render: function RoomAgain(args) {
    const [hasHidden, setHasHidden] = useState(true);
    return (
      <div style={{ position: 'relative', width: 'min(520px, 100%)', height: 220 }}>
        <Button onPress={() => setHasHidden(false)}>Show all</Button>
        <BulkBar {...args} count={hasHidden ? '1,284 selected, 1,281 not shown' : args.count} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const resend = () => canvas.queryByRole('button', { name: 'Resend Pin Notification' });
    await waitFor(() => expect(resend()).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(resend()).toBeVisible());
  },
};

/** At 320 px with touch the actions wrap onto further lines. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
