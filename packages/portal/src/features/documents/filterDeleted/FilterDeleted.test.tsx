import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './FilterDeleted.stories.tsx';

const { SaidByTree, SaidByList, SearchKept, OwnDeletion } = composeStories(stories);

playStories();

it.each([
  ['its tree', SaidByTree],
  ['its list', SaidByList],
])('is said once when %s says it first, and all documents are read', async (_first, story) => {
  await story.run();
  expect(requestsTo('/documents/clients/12').at(-1)?.query).not.toHaveProperty('filterId');
});

it('keeps the search', async () => {
  await SearchKept.run();
  const { query } = requestsTo('/documents/clients/12').at(-1) ?? {};
  expect(query).toMatchObject({ searchTerm: 'certificate' });
  expect(query).not.toHaveProperty('filterId');
});

it('is not said of the user’s own deletion', async () => {
  await OwnDeletion.run();
});
