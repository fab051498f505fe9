import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, writesTo } from '../../testing/storiesInDom.tsx';
import * as stories from './FiltersUnconfirmed.stories.tsx';

const composed = composeStories(stories);
const client = '/documentFilters/12';
const filter = '/documentFilters/39';
const restore = '/documentFilters/39/restore';

playStories();

it.each([
  ['NotCreated', composed.NotCreated, client, 'PUT'],
  ['Created', composed.Created, client, 'PUT'],
  ['NotRenamed', composed.NotRenamed, filter, 'POST'],
  ['Renamed', composed.Renamed, filter, 'POST'],
  ['Moved', composed.Moved, filter, 'POST'],
  ['NotDeleted', composed.NotDeleted, filter, 'DELETE'],
  ['Deleted', composed.Deleted, filter, 'DELETE'],
  ['NotUndone', composed.NotUndone, restore, 'POST'],
  ['Undone', composed.Undone, restore, 'POST'],
])('%s: is repeated by itself as one write', async (_name, story, path, method) => {
  await story.run();
  expect(writesTo(path, method)).toEqual({ sent: 3, keys: 1 });
});

it.each([
  ['CreatedAgain', composed.CreatedAgain, client, 'PUT'],
  ['RenamedAgain', composed.RenamedAgain, filter, 'POST'],
  ['DeletedAgain', composed.DeletedAgain, filter, 'DELETE'],
  ['UndoneAgain', composed.UndoneAgain, restore, 'POST'],
])('%s: a press sends the same write again', async (_name, story, path, method) => {
  await story.run();
  expect(writesTo(path, method)).toEqual({ sent: 4, keys: 1 });
});
