import { composeStories } from '@storybook/react-vite';
import { it } from 'vitest';
import { playStories } from '../../../testing/storiesInDom.tsx';
import * as stories from './DocumentsFilterColumn.stories.tsx';

const { SharedName, OwnName, NoMatchesInFilter } = composeStories(stories);

playStories();

it('shows a filter with the one around it if others share its name', async () => {
  await SharedName.run();
});

it('shows a filter by its own name otherwise', async () => {
  await OwnName.run();
});

it('advises all filters as well where a search in one finds nothing', async () => {
  await NoMatchesInFilter.run();
});
