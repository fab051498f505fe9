import { composeStory } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../testing/storiesInDom.tsx';
import * as stories from './DocumentsSeveral.stories.tsx';

playStories();

it.each(['Downloaded', 'NotResent', 'TasksRemoved', 'AnotherRunning'] as const)('%s', async (name) => {
  await composeStory(stories[name], stories.default).run();
});

it('assigns nothing if not all documents can be read, and says so once', async () => {
  await composeStory(stories.NotRead, stories.default).run();
  expect(requestsTo('/documents/assignFilter', 'POST')).toHaveLength(0);
});
