import { composeStories } from '@storybook/react-vite';
import { it } from 'vitest';
import { playStories } from '../../../testing/storiesInDom.tsx';
import * as outcomes from './DocumentsJobsOutcomes.stories.tsx';

playStories();

it.each(Object.entries(composeStories(outcomes)))('%s', async (_name, story) => {
  await story.run();
});
