import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo, writesTo } from '../../testing/storiesInDom.tsx';
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
