import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './DocumentsScreen.stories.tsx';

const { Ready } = composeStories(stories);
const list = '/documents/clients/12';

playStories();

it('has a button that searches while other words are typed, and goes once they are searched', async () => {
  await Ready.run();
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'zebra');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeVisible();
  expect(requestsTo(list).at(-1)?.query).toMatchObject({ searchTerm: 'zebra', pageNumber: '1' });
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
});
