import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './DocumentsUnread.stories.tsx';

const { AllRead, MarkedAsRead, NotMarked } = composeStories(stories);
const marks = '/documents/clients/12/readMarks';

playStories();

it('marks one document, wherever it is', async () => {
  await MarkedAsRead.run();
  expect(requestsTo(marks, 'POST')).toMatchObject([{ query: {} }]);
});

it('marks all of the view', async () => {
  await AllRead.run();
  expect(requestsTo(marks, 'POST')).toMatchObject([{ query: { view: 'unread' } }]);
});

it('says that documents were not marked', async () => {
  await NotMarked.run();
  expect(requestsTo(marks, 'POST').length).toBeGreaterThan(0);
});
