import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../testing/storiesInDom.tsx';
import * as stories from './ClientPicker.stories.tsx';

const { NothingFound } = composeStories(stories);

playStories();

it('announces that the server has found no client', async () => {
  await NothingFound.run();
  expect(requestsTo('/clients/').at(-1)?.query.searchTerm).toBe('qqq');
});
