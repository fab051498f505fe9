import { composeStory } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { answering, documentAnswers, portal } from '@countersign/api-client/answers';
import { playStories } from '../../../testing/storiesInDom.tsx';
import { allDocuments } from '../screen/DocumentsScreen.example.ts';
import * as assign from './AssignFilterModal.stories.tsx';
import * as stories from './UndoAssigning.stories.tsx';

type Name = Exclude<keyof typeof stories, 'default'>;

playStories();

const [first, second, third] = allDocuments.toSorted((a, b) => b.ModifiedDate.localeCompare(a.ModifiedDate));

/** Plays a story and returns what was assigned, in order: document and filter. */
async function assignedIn(name: Name): Promise<unknown[]> {
  const calls: unknown[] = [];
  const recorder = portal.post('/documents/assignFilter', async ({ request }) => {
    const { documentId, filterId } = await request.clone().json();
    calls.push([documentId, filterId]);
  });
  const { msw } = stories[name].parameters ?? answering(...documentAnswers.assigning(allDocuments));
  await composeStory({ ...stories[name], parameters: { msw: [recorder, ...msw] } }, stories.default).run();
  return calls;
}

it('puts a document back to the filter that it had', async () => {
  expect(await assignedIn('OneUndone')).toEqual([
    [first?.Id, 38],
    [first?.Id, 33],
  ]);
});

it('puts a document back although the other filter was deleted', async () => {
  expect(await assignedIn('OneReturned')).toEqual([
    [first?.Id, 38],
    [first?.Id, 33],
  ]);
});

it('puts each of several back, except for those that were there before', async () => {
  const calls = await assignedIn('SeveralUndone');
  // Three at a time, in whichever order they arrive.
  expect(new Set(calls.slice(0, 3).map(String))).toEqual(
    new Set([first, second, third].map((document) => `${document?.Id},38`)),
  );
  expect(new Set(calls.slice(3).map(String))).toEqual(new Set([`${first?.Id},33`, `${second?.Id},0`]));
});

it('leaves those that were assigned again, and says why', async () => {
  const calls = await assignedIn('SeveralStay');
  // The first one is tried, and its filter is gone; the other is not even tried.
  expect(calls.slice(2)).toEqual([[first?.Id, 33]]);
});

it.each(['OneStays', 'AlreadyThere', 'SeveralRemoved', 'SeveralLeft'] as const)('%s', async (name) => {
  await assignedIn(name);
});

it.each(['Assigned', 'Removed', 'SeveralAssigned', 'SeveralFailed'] as const)('%s', async (name) => {
  await composeStory(assign[name], assign.default).run();
});
