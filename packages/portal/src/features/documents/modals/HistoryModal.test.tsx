import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './HistoryModal.stories.tsx';

const { OldestFirst, RefusedAttempts, OfOnePerson, NoMatches, EntryAdded, ExportFailed, Failed, Stale } =
  composeStories(stories);

playStories();

it.each([
  ['oldest first', OldestFirst],
  ['refused attempts', RefusedAttempts],
  ['of one person', OfOnePerson],
  ['without matches', NoMatches],
  ['that failed', Failed],
  ['that is stale', Stale],
  ['whose export failed', ExportFailed],
])('the history %s', async (_name, story) => {
  await story.run();
});

it('reads only what is new', async () => {
  await EntryAdded.run();
  const [first, second] = requestsTo('/audit/document/4021');
  expect([first?.query, second?.query]).toEqual([{}, { after: '90220' }]);
});
