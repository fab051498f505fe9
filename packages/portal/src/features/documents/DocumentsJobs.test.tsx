import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../testing/storiesInDom.tsx';
import * as stories from './DocumentsJobs.stories.tsx';

playStories();

/** Not the phone's, and not the one whose call nothing answers: it would be repeated during another test. */
const photographed: readonly string[] = ['Phone', 'Starting'];
const played = Object.entries(composeStories(stories)).filter(([name]) => !photographed.includes(name));

it.each(played)('%s', async (name, story) => {
  await story.run();
  // The browser does nothing of it itself.
  expect(requestsTo('/documents/removeMultiple', 'POST')).toHaveLength(0);
  expect(requestsTo('/documents/assignFilter', 'POST')).toHaveLength(0);
});
