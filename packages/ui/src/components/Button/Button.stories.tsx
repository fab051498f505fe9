import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DeleteIcon, DownloadIcon, UploadIcon } from '../Icon/icons.js';
import { Inline } from '../Inline/Inline.js';
import { Stack } from '../Stack/Stack.js';
import { Button } from './Button.js';

/**
 * Triggers an action. Use one primary button in a region, ghost buttons in toolbars, and a Link to navigate.
 * A disabled button stays focusable and shows its reason.
 */
const meta = {
  title: 'Components/Button',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Upload', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', icon: UploadIcon } };
export const Secondary: Story = { args: { variant: 'secondary', children: 'Cancel' } };
export const Ghost: Story = { args: { variant: 'ghost', icon: DownloadIcon, children: 'Download' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete 3 documents' } };
export const GhostDanger: Story = { args: { variant: 'ghostDanger', icon: DeleteIcon, children: 'Delete' } };

/** Leads from a heading to more about it. */
export const LinkLike: Story = { args: { variant: 'link', size: 'small', children: 'History' } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={12} align="start">
      {(['small', 'default', 'large'] as const).map((size) => (
        <Inline key={size} gap={8} wrap>
          <Button {...args} size={size} variant="primary" icon={UploadIcon} />
          <Button {...args} size={size} />
          <Button {...args} size={size} variant="ghost" />
        </Inline>
      ))}
      <Button {...args} size="large" variant="primary" fullWidth>
        Sign in
      </Button>
    </Stack>
  ),
};

export const Pending: Story = {
  args: { variant: 'primary', pending: true, children: 'Delete 3 documents' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete 3 documents' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** It keeps its words: the spinner takes the place of the icon, or of a part of the padding. */
export const PendingForms: Story = {
  render: () => (
    <Stack gap={12}>
      {(['small', 'default', 'large'] as const).map((size) => (
        <Inline key={size} gap={8} wrap>
          <Button size={size} variant="primary" pending>
            Save
          </Button>
          <Button size={size} variant="danger" pending>
            Delete 3 documents
          </Button>
          <Button size={size} icon={DownloadIcon} pending>
            Export
          </Button>
          <Button size={size} pending={false}>
            Save
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [busy, , , idle] = canvas.getAllByRole('button');
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
  },
};

export const Disabled: Story = {
  args: { variant: 'ghost', disabledReason: 'Select one client to edit. 3 are selected.', children: 'Edit' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Edit' });
    await expect(button).toHaveAccessibleDescription('Select one client to edit. 3 are selected.');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(async () => expect(within(document.body).getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
    // A script puts the focus back: nobody asked why it is refused.
    button.focus();
    await expect(within(document.body).queryByRole('tooltip')).toBeNull();
  },
};

export const DisabledVariants: Story = {
  render: () => (
    <Inline gap={8} wrap>
      {(['primary', 'secondary', 'ghost', 'danger', 'ghostDanger'] as const).map((variant) => (
        <Button key={variant} variant={variant} icon={DeleteIcon} disabledReason="Nothing is selected.">
          Delete
        </Button>
      ))}
    </Inline>
  ),
};

/** With more contrast a dashed line says it, since all words are nearly black. */
export const DisabledInContrast: Story = {
  ...DisabledVariants,
  globals: { theme: 'contrast' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Delete' })) {
      await expect(getComputedStyle(button).borderTopStyle).toBe('dashed');
    }
  },
};

export const Pressed: Story = {
  args: { variant: 'primary', children: 'Sign' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sign' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};
