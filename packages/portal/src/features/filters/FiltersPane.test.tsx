import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../testing/storiesInDom.tsx';
import * as menus from './FilterMenus.stories.tsx';
import * as stories from './FiltersPane.stories.tsx';

const { Deleted } = composeStories(stories);
const { MenuOfOther, CreateBelowOther, DeletedByKey } = composeStories(menus);

playStories();

it.each([
  ['a right click', MenuOfOther],
  ['Shift F10', CreateBelowOther],
])('opens the menu of a filter by %s', async (_key, story) => {
  await story.run();
});

it('deletes a filter by its key, and shows the same documents as before', async () => {
  await DeletedByKey.run();
  expect(requestsTo('/documentFilters/39', 'DELETE')).toHaveLength(1);
  expect(requestsTo('/documents/clients/12').at(-1)?.query.filterId).toBe('33');
});

it('says which filter was deleted, and what became of its documents', async () => {
  await Deleted.run();
});
