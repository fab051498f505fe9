import { answering, documentAnswers } from '@countersign/api-client/answers';
import { composeStories, composeStory } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as failedStories from '../grid/DocumentsFailed.stories.tsx';
import * as noMatchesStories from './DocumentsNoMatches.stories.tsx';
import * as stories from './DocumentsScreen.stories.tsx';
import { emptyViews, viewInFilter } from '../emptyList.messages.ts';

const { Ready, Failed, NoMatches } = composeStories(stories);
const { NoMatchesInFilter, NoMatchesInView } = composeStories(noMatchesStories);
const { AllFailed } = composeStories(failedStories);
const list = '/documents/clients/12';

playStories();

it('asks for the newest documents first', async () => {
  await Ready.run();
  expect(requestsTo(list)[0]?.query).toMatchObject({
    pageNumber: '1',
    sortField: 'ModifiedDate',
    sortDirection: 'desc',
  });
});

it('asks for the words that are searched for, from the first page', async () => {
  await Ready.run();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'zebra{Enter}');
  expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeVisible();
  expect(requestsTo(list).at(-1)?.query).toMatchObject({ searchTerm: 'zebra', pageNumber: '1' });
});

it('advises another search where one finds nothing', async () => {
  await NoMatches.run();
});

it('names the filter as well where a search in one finds nothing, and searches all documents', async () => {
  await NoMatchesInFilter.run();
});

it('names the view and the quick filters where they limit the list, not a filter or a search', async () => {
  await NoMatchesInView.run();
});

it('searches at once on Enter', async () => {
  await Ready.run();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'zebra{Enter}');
  expect(await screen.findByRole('heading', { name: 'No Results Found' })).toBeVisible();
  expect(requestsTo(list).at(-1)?.query).toMatchObject({ searchTerm: 'zebra', pageNumber: '1' });
});

it('says where a filter is in the tree, whose name others have as well', async () => {
  await Ready.run();
  const [cell] = await screen.findAllByRole('gridcell', { name: '2026' });
  if (cell === undefined) throw new Error('No document is in 2026.');
  await userEvent.hover(cell);
  expect(cell).toHaveAttribute('title', 'Tax returns › 2026');
  const [other] = screen.getAllByRole('gridcell', { name: 'Payroll' });
  if (other === undefined) throw new Error('No document is in Payroll.');
  await userEvent.hover(other);
  expect(other).not.toHaveAttribute('title');
});

it('asks again when somebody tries again', async () => {
  await Failed.run();
  const before = requestsTo(list).length;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => requestsTo(list).length).toBeGreaterThan(before);
});

it('reads everything that failed again on the one retry', async () => {
  await AllFailed.run();
  const paths = [list, '/clients/12', '/documentFilters/12'];
  const before = paths.map((path) => requestsTo(path).length);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  for (const [index, path] of paths.entries())
    await expect.poll(() => requestsTo(path).length).toBeGreaterThan(before[index] ?? Infinity);
});

it('keeps the documents where a gateway’s page takes the place of the client', async () => {
  const gateway = http.get('*/rest/clients/:id', () =>
    HttpResponse.html('<h1>Not found</h1>', { status: 404 }),
  );
  await composeStory({ ...stories.Ready, parameters: answering(gateway) }, stories.default).run();
  expect(requestsTo('/clients/12')).not.toEqual([]);
  expect(screen.getByRole('grid')).toBeVisible();
});

it.each([
  ['waitingForUs', 'Nothing is waiting for us', emptyViews.waitingForUs.hint],
  ['waitingForClient', 'Nothing is waiting for the client', emptyViews.waitingForClient.hint],
  ['declined', 'Nothing was declined', emptyViews.declined.hint],
  ['waitingForUs&filter=33', 'Nothing waiting for us in Payroll', viewInFilter.hint],
  ['waitingForClient&filter=33', 'Nothing waiting for the client in Payroll', viewInFilter.hint],
  ['declined&filter=33', 'Nothing declined in Payroll', viewInFilter.hint],
  ['signedThisWeek&filter=33', 'Nothing signed this week in Payroll', viewInFilter.hint],
  ['unread&filter=33', 'Nothing unread in Payroll', viewInFilter.hint],
  ['declined&filter=999', 'Nothing declined in this filter', viewInFilter.hint],
])('says what is missing in an empty view: %s', async (view, sentence, hint) => {
  const empty = {
    args: { href: `/documents/12?view=${view}` },
    parameters: answering(documentAnswers.list([])),
  };
  await composeStory(empty, stories.default).run();
  expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
});
