import { answering, portal } from '@countersign/api-client/answers';
import { deletedDocuments } from '@countersign/api-client/fixtures';
import { composeStories, composeStory } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './DeletedDocumentsScreen.stories.tsx';
import * as restoring from './Restore.stories.tsx';
import * as many from './RestoreManyModal.stories.tsx';

const { Ready, Failed, Denied, ClientMissing } = composeStories(stories);
const list = '/documents/clients/12/deleted';

playStories();

it('asks for the first page, and for the words that are searched for', async () => {
  await Ready.run();
  expect(requestsTo(list)[0]?.query).toMatchObject({ pageNumber: '1' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search deleted documents' }), 'zebra{Enter}');
  expect(await screen.findByText('No Results Found')).toBeVisible();
  expect(requestsTo(list).at(-1)?.query).toMatchObject({ searchTerm: 'zebra', pageNumber: '1' });
});

it('asks again on Try again', async () => {
  await Failed.run();
  const before = requestsTo(list).length;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => requestsTo(list).length).toBeGreaterThan(before);
});

it('asks for nothing for an employee', async () => {
  await Denied.run();
  expect(requestsTo(list)).toEqual([]);
});

it('offers another client where there is none', async () => {
  await ClientMissing.run();
  // In the bar at the top, and in the place of the list.
  expect(screen.getAllByRole('button', { name: 'Select a client' })).toHaveLength(2);
});

it('restores the selected documents, and reads the list again', async () => {
  const asked: number[][] = [];
  const recording = portal.post('/documents/restoreMultiple', async ({ request, response }) => {
    const { documentIds } = await request.json();
    asked.push(documentIds);
    return response(200).json({ Restored: documentIds, Failed: [] });
  });
  await composeStory(
    { ...restoring.SeveralRestored, parameters: answering(recording) },
    stories.default,
  ).run();
  expect(asked).toEqual([deletedDocuments(2).map(({ Id }) => Id)]);
  await expect.poll(() => requestsTo(list).length).toBeGreaterThan(1);
});

it.each(Object.entries(composeStories(many)))('restores many as a job: %s', async (_name, story) => {
  await story.run();
  expect(requestsTo('/documents/restoreMultiple', 'POST')).toHaveLength(0);
});
