import { composeStories, composeStory } from '@storybook/react-vite';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { screen, userEvent, waitFor } from 'storybook/test';
import { playStories, requestsTo, writesTo } from '../../testing/storiesInDom.tsx';
import { filterDeletedMessages } from '../documents/filterDeleted/filterDeleted.messages.ts';
import * as stories from './FiltersUndo.stories.tsx';

const composed = composeStories(stories);
const restore = '/documentFilters/39/restore';

playStories();

it('undoes the deletion of a filter as one write, and reads the tree again', async () => {
  await composed.Undone.run();
  expect(writesTo(restore, 'POST')).toEqual({ sent: 1, keys: 1 });
  // At first, after the deletion, and after it was undone.
  expect(requestsTo('/documentFilters/12')).toHaveLength(3);
});

it.each([
  ['a name that is taken', composed.NameTaken],
  ['a parent that is gone', composed.ParentDeleted],
  ['the two minutes are over', composed.Expired],
])('says why it was not undone, and does not send it again: %s', async (_reason, story) => {
  await story.run();
  expect(writesTo(restore, 'POST')).toEqual({ sent: 1, keys: 1 });
});

it.each([
  ['shows the filter again', composed.Undone, '/documents/12?filter=39', '/documents/12?filter=39'],
  [
    'stays in a filter selected since',
    composed.UndoneElsewhere,
    '/documents/12?filter=39',
    '/documents/12?filter=38',
  ],
  [
    'stays in all documents, selected since',
    composed.UndoneAfterReturn,
    '/documents/12?filter=39',
    '/documents/12',
  ],
  [
    'shows the filter again in place of its parent',
    composed.UndoneInParent,
    '/documents/12?filter=37&q=lease',
    '/documents/12?filter=37&q=lease',
  ],
])('%s once the deletion is undone', async (_what, story, from, to) => {
  const history = createMemoryHistory({ initialEntries: [from] });
  await story.run({ args: { history } });
  const { pathname, search } = history.location;
  const [path, query] = to.split('?');
  expect(pathname).toBe(path);
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual(
    Object.fromEntries(new URLSearchParams(query)),
  );
});

it('leads Back to all documents and says the deletion once, which can still be undone', async () => {
  const history = createMemoryHistory({ initialEntries: ['/documents/12?filter=39'] });
  const BackAfterwards = composeStory(
    {
      ...stories.Deleted,
      play: async (context) => {
        await stories.Deleted.play?.(context);
        history.back();
        await waitFor(() => expect(history.location.search).toBe('?filter=39'));
        await waitFor(() => expect(history.location.search).toBe(''));
        for (const showsAll of [true, false])
          expect(screen.queryByText(filterDeletedMessages.deleted('Site screenshots', showsAll))).toBeNull();
        await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
        await waitFor(() => expect(history.location.search).toBe('?filter=39'));
      },
    },
    stories.default,
  );
  await BackAfterwards.run({ args: { history } });
});
