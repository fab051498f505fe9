import { composeStory } from '@storybook/react-vite';
import { answering, documentAnswers } from '@countersign/api-client/answers';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import { rareMessages } from '../rare.messages.ts';
import { allDocuments, newest } from './DocumentsScreen.example.ts';
import * as stories from './DocumentsScreen.stories.tsx';

const id = newest?.Id ?? 0;

playStories();

/** Opens a document that another user then changes; null deletes it. */
async function open(change: { readonly Title: string } | null): Promise<void> {
  const story = {
    args: { href: `/documents/12/${id}` },
    parameters: answering(...documentAnswers.changedByAnother(allDocuments, id, change)),
  };
  await composeStory(story, stories.default).run();
}

it('reads the list and the details again when another user changes a document', async () => {
  await open({ Title: 'Renamed by a colleague' });
  expect(await screen.findByRole('heading', { name: 'Renamed by a colleague' })).toBeVisible();
  const row = await within(screen.getByRole('grid')).findByRole('row', { name: /Renamed by a colleague/ });
  expect(row).toHaveAttribute('aria-selected', 'true');
  expect(requestsTo('/events/stream')).toHaveLength(1);
  // Seconds since the page began to read.
  expect(requestsTo('/events/stream')[0]?.query).toEqual({ age: expect.stringMatching(/^[1-9]\d*$/) });
});

it('says that the selected document is gone, and takes away its row', async () => {
  await open(null);
  expect(await screen.findByText(rareMessages.deletedMeanwhile)).toBeVisible();
  await expect.poll(() => within(screen.getByRole('grid')).queryByText(newest?.Title ?? '')).toBeNull();
  expect(requestsTo('/events/stream')).toHaveLength(1);
});
