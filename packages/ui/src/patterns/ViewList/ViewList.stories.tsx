import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClockIcon, DeclineIcon, LayersIcon, SignIcon, TagIcon } from '../../components/Icon/icons.js';
import { MenuButton } from '../../components/Menu/MenuButton.js';
import { ViewList, type ViewListProps } from './ViewList.js';

const views = [
  { id: 'all', label: 'All documents', icon: LayersIcon },
  { id: 'us', label: 'Waiting for us', description: 'All accounts have signed', icon: SignIcon },
  { id: 'client', label: 'Waiting for the client', icon: ClockIcon },
  { id: 'declined', label: 'Declined', icon: DeclineIcon },
];

function ViewListExample(props: ViewListProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <div style={{ width: 208 }}>
      <ViewList
        {...props}
        selectedId={selectedId}
        onSelect={(id) => {
          props.onSelect(id);
          setSelectedId(id);
        }}
      />
    </div>
  );
}

/** Offers the views of a list, one of which is shown. */
const meta = {
  title: 'Patterns/ViewList',
  component: ViewList,
  tags: ['!autodocs'],
  args: { label: 'Views', views, selectedId: 'all', onSelect: fn() },
  render: (args) => <ViewListExample {...args} />,
} satisfies Meta<ViewListProps>;

export default meta;
type Story = StoryObj<ViewListProps>;

export const First: Story = {};

export const Selected: Story = {
  play: async ({ args, canvas }) => {
    const view = canvas.getByRole('button', { name: 'Waiting for us' });
    await expect(view).toHaveAccessibleDescription('All accounts have signed');
    await userEvent.click(view);
    await expect(args.onSelect).toHaveBeenCalledWith('us');
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Waiting for us');
  },
};

/** Something beside it says what is shown, such as a filter. */
export const NoneSelected: Story = { args: { selectedId: undefined } };

export const Counted: Story = {
  args: {
    views: views.map((view) =>
      view.id === 'us' ? { ...view, count: { value: 12, label: 'unread' } } : view,
    ),
  },
};

/** A menu of the user's own views. */
export const WithMenu: Story = {
  args: {
    children: (
      <MenuButton
        label="Leases of the eastern district that wait for signatures"
        note="(changed)"
        icon={TagIcon}
        size="small"
        fullWidth
        items={[
          { id: '1', label: 'Leases', current: true, onSelect: fn() },
          { id: '2', label: 'Trust deeds', current: false, onSelect: fn() },
        ]}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: /^Leases of the eastern.* \(changed\)$/ });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    await userEvent.click(button);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('menuitemradio', { name: 'Leases' })).toBeChecked();
    await expect(page.getByRole('menuitemradio', { name: 'Trust deeds' })).not.toBeChecked();
  },
};

/** Arrow keys move between the views, Home and End to the first and last; the ends do not wrap. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'All documents' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Waiting for the client' })).toHaveFocus();
    await userEvent.keyboard('{Home}{End}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('declined');
  },
};
