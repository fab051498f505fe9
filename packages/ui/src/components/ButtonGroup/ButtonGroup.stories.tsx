import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { ChevronDownIcon, MailIcon, MinusIcon, PlusIcon } from '../Icon/icons.js';
import { IconButton } from '../IconButton/IconButton.js';
import { MenuButton } from '../Menu/MenuButton.js';
import { ButtonGroup } from './ButtonGroup.js';

const press = fn();

/** Groups buttons: at the end of a form, or a button with a menu of its variants. */
const meta = {
  title: 'Components/ButtonGroup',
  component: ButtonGroup,
  tags: ['!autodocs'],
  args: {
    label: 'Logo',
    children: (
      <>
        <Button>Upload logo</Button>
        <Button>Use Default Logo</Button>
        <Button variant="ghost">Reset</Button>
      </>
    ),
  },
  beforeEach: () => {
    press.mockClear();
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Apart: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Logo' })).toBeVisible();
  },
};

export const FormFooter: Story = {
  args: {
    label: 'Branding',
    align: 'end',
    children: (
      <>
        <Button>Discard</Button>
        <Button variant="primary">Apply</Button>
      </>
    ),
  },
};

/** One press performs the common action; the menu has the others. */
export const SplitButton: Story = {
  args: {
    label: 'Resend Invitation',
    attached: true,
    children: (
      <>
        <Button icon={MailIcon} onPress={press}>
          Resend Invitation
        </Button>
        <MenuButton
          label="More invitations"
          iconOnly
          icon={ChevronDownIcon}
          variant="secondary"
          items={[{ id: 'all', label: 'All Unaccepted', onSelect: press }]}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Resend Invitation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const item = await within(document.body).findByRole('menuitem', { name: 'All Unaccepted' });
    await waitFor(async () => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledTimes(2);
    // It fades away.
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

export const Attached: Story = {
  args: {
    label: 'Zoom',
    attached: true,
    children: (
      <>
        <IconButton label="Smaller" icon={MinusIcon} variant="secondary" size="default" />
        <Button>100 %</Button>
        <IconButton label="Larger" icon={PlusIcon} variant="secondary" size="default" />
      </>
    ),
  },
};
