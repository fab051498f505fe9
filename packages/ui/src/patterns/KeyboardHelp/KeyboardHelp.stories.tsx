import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { SearchField } from '../../components/SearchField/SearchField.js';
import { Stack } from '../../components/Stack/Stack.js';
import { noneHere } from './keyboardHelp.messages.js';
import { KeyboardHelp, type KeyboardHelpProps } from './KeyboardHelp.js';
import { createShortcuts, type Shortcut } from './shortcuts.js';
import { ShortcutProvider } from './ShortcutProvider.js';

const run = fn();

const everything: readonly Shortcut[] = [
  { id: 'search', keys: 'Control+K', label: 'Search or run a command', group: 'Everywhere', run },
  { id: 'rail', keys: 'Control+B', label: 'Collapse the navigation', group: 'Everywhere', run },
  { id: 'find', keys: '/', label: 'Search documents', group: 'Documents', run },
  { id: 'upload', keys: 'U', label: 'Upload', group: 'Documents', run },
  { id: 'next', keys: 'ArrowDown', label: 'Next row', group: 'In a grid' },
  { id: 'choose', keys: ' ', label: 'Select the row', group: 'In a grid' },
  { id: 'all', keys: 'Control+A', label: 'Select all rows', group: 'In a grid' },
  { id: 'menu', keys: 'Shift+F10', label: 'Menu of the row', group: 'In a grid' },
  { id: 'rename', keys: 'F2', label: 'Rename the filter', group: 'In the tree' },
  { id: 'move', keys: 'Alt+ArrowUp', label: 'Move the filter up', group: 'In the tree' },
];

interface PageProps extends KeyboardHelpProps {
  /** Registered shortcuts besides the help itself. */
  shortcuts: readonly Shortcut[];
}

function Page({ shortcuts, open: first, ...help }: PageProps) {
  const [open, setOpen] = useState(first);
  const [registry] = useState(() => {
    const made = createShortcuts();
    for (const shortcut of shortcuts) made.register(shortcut);
    if (shortcuts.length > 0) {
      made.register({
        id: 'help',
        keys: '?',
        label: 'Show these shortcuts',
        group: 'Everywhere',
        run: () => {
          setOpen(true);
        },
      });
    }
    return made;
  });
  const [text, setText] = useState('');
  return (
    <ShortcutProvider registry={registry}>
      <Stack gap={12} padding={24} align="start">
        <SearchField label="Search documents" value={text} onChange={setText} />
        <Button
          onPress={() => {
            setOpen(true);
          }}
        >
          Keyboard shortcuts
        </Button>
      </Stack>
      <KeyboardHelp
        {...help}
        open={open}
        onOpenChange={(next) => {
          help.onOpenChange(next);
          setOpen(next);
        }}
      />
    </ShortcutProvider>
  );
}

/** Lists every active shortcut from the registry. */
const meta = {
  title: 'Patterns/KeyboardHelp',
  component: KeyboardHelp,
  subcomponents: { ShortcutProvider },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  beforeEach: () => {
    run.mockClear();
  },
  args: { open: true, mac: false, shortcuts: everything, onOpenChange: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<PageProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'In a grid' })).toBeVisible();
    await expect(screen.getByText('Show these shortcuts')).toBeVisible();
  },
};

export const OnAMac: Story = { args: { mac: true } };
export const NoShortcuts: Story = {
  args: { shortcuts: [] },
  play: async () => {
    await expect(await screen.findByText(noneHere)).toBeVisible();
  },
};

/** The question mark opens it, but is typed as text in a field. */
export const AskedFor: Story = {
  args: { open: false },
  play: async () => {
    const field = screen.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('?/u');
    await expect(field).toHaveValue('?/u');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(run).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveFocus());
    await userEvent.keyboard('u');
    await expect(run).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () =>
      expect(screen.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveFocus(),
    );
  },
};

/** Behind a dialog, the page's shortcuts are inactive. */
export const NothingBehindTheDialog: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('u{Control>}k{/Control}');
    await expect(run).not.toHaveBeenCalled();
  },
};
