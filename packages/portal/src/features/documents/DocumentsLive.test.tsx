import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../testing/storiesInDom.tsx';
import * as stories from './DocumentsLive.stories.tsx';

const { ChangedByAnother, RemovedByAnother } = composeStories(stories);

playStories();

it('reads the list and the details again when another user changes a document', async () => {
  await ChangedByAnother.run();
  expect(requestsTo('/events/stream')).toHaveLength(1);
  // Seconds since the page began to read.
  expect(requestsTo('/events/stream')[0]?.query).toEqual({ age: expect.stringMatching(/^[1-9]\d*$/) });
});

it('says that the selected document is gone, and takes away its row', async () => {
  await RemovedByAnother.run();
  expect(requestsTo('/events/stream')).toHaveLength(1);
});
