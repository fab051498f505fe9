import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../testing/storiesInDom.tsx';
import * as stories from './DocumentsJobs.stories.tsx';

playStories();

const { Phone: _phone, ...onDesk } = composeStories(stories);

it.each(Object.entries(onDesk))('%s', async (name, story) => {
  await story.run();
  // The browser does nothing of it itself.
  expect(requestsTo('/documents/removeMultiple', 'POST')).toHaveLength(0);
  expect(requestsTo('/documents/assignFilter', 'POST')).toHaveLength(0);
});
