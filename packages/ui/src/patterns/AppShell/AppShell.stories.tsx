import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.js';
import { Button } from '../../components/Button/Button.js';
import { MenuButton } from '../../components/Menu/MenuButton.js';
import { Sheet } from '../../components/Sheet/Sheet.js';
import { Text } from '../../components/Text/Text.js';
import { navigation } from './AppShell.fixtures.js';
import { AppShell, type AppShellProps } from './AppShell.js';
import { CommandButton } from './CommandButton.js';
import { CountersignMark } from './CountersignMark.js';
import { FirmMark } from './FirmMark.js';
import { UploadIndicator } from './UploadIndicator.js';
import { WorkingClient } from './WorkingClient.js';

function Remembered(args: AppShellProps) {
  const [collapsed, setCollapsed] = useState(args.collapsed);
  return <AppShell {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />;
}

/** Frames every page: navigation, top bar, and the area for the sheets. */
const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  subcomponents: { CommandButton, CountersignMark, FirmMark, UploadIndicator, WorkingClient },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    firm: { name: 'Harrow & Finch' },
    homeHref: '#dashboard',
    navigation,
    collapsed: false,
    onCollapsedChange: fn(),
    pageKey: 'documents',
    title: 'Documents',
    client: <WorkingClient name="Corriedale Pastoral Co" onPress={fn()} />,
    command: <CommandButton onPress={fn()} />,
    uploads: <UploadIndicator active={1} failed={0} percent={62} onPress={fn()} />,
    user: (
      <MenuButton
        label="Imogen Hartley"
        triggerContent={<Avatar name="Imogen Hartley" size={28} />}
        placement="bottom end"
        items={[{ id: 'profile', label: 'Profile', onSelect: fn() }]}
      />
    ),
    children: (
      <Sheet grow padding={24}>
        <Text tone="muted">The page.</Text>
      </Sheet>
    ),
  },
  render: Remembered,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};

export const Collapsed: Story = { args: { collapsed: true } };

export const NoClientSelected: Story = {
  args: {
    client: <WorkingClient name={null} onPress={fn()} />,
    uploads: <UploadIndicator active={0} failed={0} percent={0} onPress={fn()} />,
  },
};

/** Without uploads and a user: the last button keeps its distance from the window's edge. */
export const CommandOnly: Story = {
  args: { uploads: undefined, user: undefined, command: <Button onPress={fn()}>Filters</Button> },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Filters' }).getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBe(8);
  },
};

export const LongNames: Story = {
  args: {
    firm: { name: 'Abernathy, Kowalczyk & Featherstonehaugh Chartered Accountants' },
    title: 'Abernathy, Kowalczyk & Featherstonehaugh Chartered Accountants Settings',
    client: (
      <WorkingClient name="The Trustee for the Ellery Family Superannuation Fund No. 2" onPress={fn()} />
    ),
    uploads: <UploadIndicator active={0} failed={2} percent={0} onPress={fn()} />,
  },
};

/** A file waits for a decision. */
export const UploadNeedsAttention: Story = {
  args: { uploads: <UploadIndicator active={0} failed={0} waiting={1} percent={0} onPress={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Uploads: 1 needs attention' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RailCollapses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page');
  },
};

function Navigated(args: AppShellProps) {
  const [page, setPage] = useState('documents');
  return (
    <AppShell {...args} pageKey={page} title={page === 'documents' ? 'Documents' : 'Clients'}>
      <Button onPress={() => setPage('clients')}>Go to Clients</Button>
    </AppShell>
  );
}

export const FocusFollowsNavigation: Story = {
  render: Navigated,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Clients' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Clients' })).toHaveFocus());
  },
};

export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
  },
};
