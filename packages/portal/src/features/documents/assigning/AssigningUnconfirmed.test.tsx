import { composeStory } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { answering, documentAnswers, losingReplies } from '@countersign/api-client/answers';
import { playStories, writesTo } from '../../../testing/storiesInDom.tsx';
import * as assign from './AssignFilterModal.stories.tsx';
import { allDocuments } from '../screen/DocumentsScreen.example.ts';
import * as undo from './UndoAssigning.stories.tsx';

const path = '/documents/assignFilter';

playStories();

it.each([
  ['is lost', () => HttpResponse.error()],
  ['is a gateway’s 404', () => HttpResponse.html('<h1>Not found</h1>', { status: 404 })],
  ['is a gateway’s 524', () => HttpResponse.html('<h1>A timeout occurred</h1>', { status: 524 })],
])('an assignment whose reply %s is recognised by the document’s filter', async (_name, reply) => {
  const parameters = answering(...losingReplies(documentAnswers.assigning(allDocuments), 'after', reply));
  await composeStory({ ...assign.Assigned, parameters }, assign.default).run();
  expect(writesTo(path, 'POST')).toEqual({ sent: 3, keys: 1 });
});

it.each([
  ['one', undo.OneUndone, 2],
  // One of them was there before, which is a definite answer.
  ['several', undo.SeveralUndone, 5],
])('so is its undoing, which puts back what it was to: %s', async (_name, story, keys) => {
  const parameters = { msw: losingReplies(story.parameters?.['msw'] ?? [], 'after') };
  await composeStory({ ...story, parameters }, undo.default).run();
  expect(writesTo(path, 'POST').keys).toBe(keys);
});
