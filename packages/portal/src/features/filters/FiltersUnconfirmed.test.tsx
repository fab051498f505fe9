import { composeStories, composeStory } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { answering, filterAnswers, losingReplies } from '@countersign/api-client/answers';
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

const again = [
  { of: 'a creation', story: stories.CreatedAgain, path: client, method: 'PUT' },
  { of: 'a rename', story: stories.RenamedAgain, path: filter, method: 'POST' },
  { of: 'a deletion', story: stories.DeletedAgain, path: filter, method: 'DELETE' },
];
const foreign = [200, 403, 404, 409, 511, 520, 524].flatMap((status) =>
  again.map((write) => ({ ...write, status })),
);

it.each(foreign)('a gateway’s $status in place of the reply to $of leaves it unknown', async (row) => {
  const page = () => HttpResponse.html('<h1>Gateway</h1>', { status: row.status });
  const parameters = answering(...losingReplies(filterAnswers.changing(), 'before', page));
  await composeStory({ ...row.story, parameters }, stories.default).run();
  expect(writesTo(row.path, row.method)).toEqual({ sent: 4, keys: 1 });
});
