import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloseIcon, DownloadIcon, MoreIcon, PreviewIcon, TasksIcon } from '../../components/Icon/icons.js';
import { IconButton } from '../../components/IconButton/IconButton.js';
import { BottomBar } from './BottomBar.js';

/** Offers the actions on the selection, within a thumb's reach, at the bottom of a phone's grid. */
const meta = {
  title: 'Patterns/BottomBar',
  component: BottomBar,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Selected documents',
    count: '1',
    children: (
      <>
        <IconButton size="large" label="Preview" icon={PreviewIcon} />
        <IconButton size="large" label="Download" icon={DownloadIcon} />
        <IconButton size="large" label="Tasks" icon={TasksIcon} />
        <IconButton size="large" label="More actions" icon={MoreIcon} />
        <IconButton size="large" label="Clear selection" icon={CloseIcon} />
      </>
    ),
  },
} satisfies Meta<typeof BottomBar>;

export default meta;

export const One: StoryObj<typeof meta> = {};

/** At 320 px the count is the number alone. */
export const Narrow: StoryObj<typeof meta> = { globals: { viewport: { value: 'narrow' } } };
