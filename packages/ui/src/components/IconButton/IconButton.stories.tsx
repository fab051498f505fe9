import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { CloseIcon, ColumnsIcon, MoreIcon } from '../Icon/icons.js';
import { Inline } from '../Inline/Inline.js';
import { IconButton } from './IconButton.js';

/** Only for well-known icons; the name is the tooltip. */
const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  tags: ['!autodocs'],
  args: { label: 'Columns', icon: ColumnsIcon, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};

export const Named: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Columns' })).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Columns');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Inline gap={8}>
      <IconButton label="Close" icon={CloseIcon} />
      <IconButton label="Columns" icon={ColumnsIcon} size="default" />
      <IconButton label="More" icon={MoreIcon} variant="secondary" size="large" />
      <IconButton label="Show columns" icon={ColumnsIcon} pressed />
      <IconButton label="Disabled" icon={ColumnsIcon} disabledReason="There are no columns yet." />
      <IconButton label="Working" icon={ColumnsIcon} pending />
    </Inline>
  ),
};
