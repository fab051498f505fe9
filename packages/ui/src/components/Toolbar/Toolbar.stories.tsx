import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import {
  DeleteIcon,
  DownloadIcon,
  HistoryIcon,
  LinkIcon,
  PlusIcon,
  PreviewIcon,
  SignIcon,
  TasksIcon,
} from '../Icon/icons.js';
import { Inline } from '../Inline/Inline.js';
import { Link } from '../Link/Link.js';
import { Sheet } from '../Sheet/Sheet.js';
import { Stack } from '../Stack/Stack.js';
import { Toolbar, type ToolbarProps } from './Toolbar.js';

const press = fn();

interface FramedProps extends ToolbarProps {
  /** Width of the toolbar in px. */
  width: number;
}

function Framed({ width, ...toolbar }: FramedProps) {
  return (
    <div style={{ width, maxWidth: '100%' }}>
      <Sheet padding={8}>
        <Toolbar {...toolbar} />
      </Sheet>
    </div>
  );
}

/** Places actions side by side, as one tab stop. Overflowing items move into a menu. */
const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  tags: ['!autodocs'],
  beforeEach: () => {
    press.mockClear();
  },
  args: {
    width: 900,
    label: 'Actions for the selected document',
    items: [
      { id: 'download', label: 'Download', icon: DownloadIcon, onPress: press },
      { id: 'preview', label: 'Preview', icon: PreviewIcon, onPress: press },
      { id: 'sign', label: 'Sign', icon: SignIcon, onPress: press, disabledReason: 'Already Signed!' },
      { id: 'history', label: 'History', icon: HistoryIcon, onPress: press },
      { id: 'link', label: 'Copy Link', icon: LinkIcon, onPress: press },
      {
        id: 'tasks',
        label: 'Tasks',
        icon: TasksIcon,
        startsGroup: true,
        menu: [
          { id: 'click', label: 'Click To Sign', onSelect: press },
          { id: 'remove', label: 'Remove Task', onSelect: press },
        ],
      },
      {
        id: 'delete',
        label: 'Delete',
        icon: DeleteIcon,
        tone: 'danger',
        startsGroup: true,
        onPress: press,
      },
    ],
  },
  render: (args) => <Framed {...args} />,
} satisfies Meta<FramedProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllFit: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'More actions' })).toBeNull();
  },
};

/** One tab stop; arrow keys move, and reach disabled items too. */
export const ByKeyboard: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Framed {...args} />
      <Inline>
        <Link href="#next">Next on the page</Link>
      </Inline>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Sign' })).toHaveAccessibleDescription('Already Signed!');
    await userEvent.keyboard('{Enter}');
    await expect(press).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(press).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight>5/}');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const Overflowing: Story = {
  args: {
    width: 420,
    end: (
      <Button variant="primary" size="small" icon={PlusIcon}>
        Upload
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: 'More actions' });
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(more);
    const menu = within(await within(document.body).findByRole('menu', { name: 'More actions' }));
    await expect(menu.getByRole('menuitem', { name: 'Click To Sign' })).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const OverflowMenu: Story = {
  args: { width: 300 },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More actions' }));
    const menu = await within(document.body).findByRole('menu');
    await waitFor(async () => expect(menu.contains(document.activeElement)).toBe(true));
  },
};

/** On the narrowest screen everything is behind one button. */
export const NoRoom: Story = {
  args: { width: 92 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect(canvas.getAllByRole('button')).toHaveLength(1));
  },
};

/** When the space grows, items return in their order. */
export const Resized: Story = {
  args: { width: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'More actions' });
    const frame = canvasElement.querySelector<HTMLElement>('[style*="width"]');
    if (frame !== null) frame.style.width = '900px';
    await waitFor(async () => expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull());
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Download', 'Preview', 'Sign', 'History', 'Copy Link', 'Tasks', 'Delete']);
  },
};
