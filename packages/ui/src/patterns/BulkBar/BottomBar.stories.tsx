import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  CloseIcon,
  DeleteIcon,
  DownloadIcon,
  MoreIcon,
  PreviewIcon,
  TasksIcon,
} from '../../components/Icon/icons.js';
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
    count: '1 selected',
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

/** At 320 px four icons leave room for the count in one line. */
export const Narrow: StoryObj<typeof meta> = {
  args: {
    count: '1,284 selected',
    children: (
      <>
        <IconButton size="large" label="Download" icon={DownloadIcon} />
        <IconButton size="large" label="More actions" icon={MoreIcon} />
        <IconButton size="large" variant="ghostDanger" label="Delete" icon={DeleteIcon} />
        <IconButton size="large" label="Clear selection" icon={CloseIcon} />
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const count = canvas.getByText('1,284 selected');
    await expect(count.scrollWidth).toBe(count.clientWidth);
    await expect(count.clientHeight).toBeLessThan(24);
  },
};

/** With more icons the word goes below the number. */
export const NarrowFull: StoryObj<typeof meta> = {
  args: { count: '1,284 selected' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const count = canvas.getByText('1,284 selected');
    await expect(count.scrollWidth).toBe(count.clientWidth);
    await expect(count.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('button', { name: 'Preview' }).getBoundingClientRect().left,
    );
  },
};

/** What the list does not contain is told of in further lines. */
export const NotShown: StoryObj<typeof meta> = {
  args: { ...Narrow.args, count: '1,284 selected, 120 not shown' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const count = canvas.getByText('1,284 selected, 120 not shown');
    await expect(count.scrollWidth).toBe(count.clientWidth);
  },
};
