import { composeStory } from '@storybook/react-vite';
import { it } from 'vitest';
import { playStories } from '../../../testing/storiesInDom.tsx';
import * as stories from './DeleteFailuresModal.stories.tsx';

playStories();

it('shows the icon of each file that was not deleted, as before', async () => {
  await composeStory(stories.SomeDeleted, stories.default).run();
});
