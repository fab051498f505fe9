import { composeStory } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './DocumentsFailed.stories.tsx';
import * as start from '../screen/DocumentsStart.stories.tsx';

const list = '/documents/clients/12';
const play = (name: Exclude<keyof typeof stories, 'default'>) =>
  composeStory(stories[name], stories.default).run();

playStories();

it('says that the filter of the address does not exist, and shows all documents on request', async () => {
  await play('AllShown');
  expect(requestsTo(list)[0]?.query).toMatchObject({ filterId: '999999' });
  expect(requestsTo(list).at(-1)?.query).not.toHaveProperty('filterId');
});

it('goes on with a search when the connection is back', async () => {
  await play('SearchOnlineAgain');
  expect(requestsTo(list).at(-1)?.query).toHaveProperty('searchTerm');
});

it('ticks nothing where a document is selected and the list cannot be read', async () => {
  await play('OneSelected');
});

it.each(['Offline', 'Unreached'] as const)('says why there are no documents: %s', async (name) => {
  await play(name);
});

it('asks once for each part of a client that does not exist', async () => {
  await composeStory(start.MissingClient, start.default).run();
  expect(requestsTo('/clients/999999')).toHaveLength(1);
  expect(requestsTo('/documentFilters/999999')).toHaveLength(1);
  expect(requestsTo('/documents/clients/999999').length).toBeLessThanOrEqual(1);
});
