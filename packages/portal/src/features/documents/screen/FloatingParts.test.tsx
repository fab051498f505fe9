import { composeStory } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { regionMessages } from '../../../services/services.messages.ts';
import { playStories } from '../../../testing/storiesInDom.tsx';
import * as stories from '../bulk/DocumentsSeveral.stories.tsx';
import type * as Bars from '../grid/DocumentsBars.tsx';
import type * as RunParts from '../grid/runParts.tsx';
import { untilRead } from './DocumentsScreen.example.ts';
import { selectRows } from './selectRows.example.ts';

const missing = vi.hoisted(() => ({ bar: false, tray: false }));
vi.mock('../grid/DocumentsBars.tsx', async (load) => {
  const bars = await load<typeof Bars>();
  return {
    ...bars,
    get DocumentsBulkBar() {
      if (missing.bar) throw new Error('The connection was lost.');
      return bars.DocumentsBulkBar;
    },
  };
});
vi.mock('../grid/runParts.tsx', async (load) => {
  const parts = await load<typeof RunParts>();
  return {
    ...parts,
    get DocumentsTray() {
      if (missing.tray) throw new Error('The connection was lost.');
      return parts.DocumentsTray;
    },
  };
});

const Several = composeStory(
  { ...stories.Downloaded, play: ({ canvasElement }) => untilRead(canvasElement) },
  stories.default,
);

playStories();

beforeEach(() => {
  // React logs every error that a boundary catches; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

// In this order, because code that has loaded is kept.
it('keeps the list where the bar of a selection could not be loaded', async () => {
  missing.bar = true;
  await Several.run();
  await selectRows(document.body, [2, 4]);
  const failed = regionMessages.failed('The bar of the selected documents');
  expect(await screen.findByText(failed, { exact: false })).toBeVisible();
  expect(screen.getByRole('grid')).toBeVisible();
  missing.bar = false;
  await tryAgain();
  expect(await screen.findByRole('region', { name: 'Selected documents' })).toBeVisible();
});

it('keeps the list where the progress of a download could not be loaded', async () => {
  missing.tray = true;
  await Several.run();
  await selectRows(document.body, [2, 4]);
  const bar = within(await screen.findByRole('region', { name: 'Selected documents' }));
  await userEvent.click(bar.getByRole('button', { name: 'Download' }));
  const failed = regionMessages.failed('The progress of the action');
  expect(await screen.findByText(failed, { exact: false })).toBeVisible();
  expect(screen.getByRole('grid')).toBeVisible();
  missing.tray = false;
  await tryAgain();
  expect(await screen.findByRole('region', { name: 'Download 2 documents' })).toBeVisible();
});
