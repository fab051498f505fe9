import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './QuickFilters.stories.tsx';

const { CreatedBy, Open, OwnDates, Several } = composeStories(stories);
const list = '/documents/clients/12';

playStories();

it('asks for the documents of a person', async () => {
  await CreatedBy.run();
  const [first] = requestsTo(list).filter(({ query }) => 'createdBy' in query);
  expect(first?.query).toMatchObject({ createdBy: 'employee-4', pageNumber: '1' });
});

it('asks for two days in the reader’s zone', async () => {
  await OwnDates.run();
  expect(requestsTo(list)[0]?.query).toMatchObject({
    modifiedFrom: new Date(2019, 6, 1).toISOString(),
    modifiedBefore: new Date(2019, 7, 1).toISOString(),
  });
});

it('offers periods up to now, and the two sides', async () => {
  await Open.run();
  const panel = within(screen.getByRole('dialog', { name: 'Quick filters' }));
  await userEvent.click(panel.getByRole('button', { name: /Modified/ }));
  for (const period of ['Last 7 days', 'Last 30 days', 'This financial year'])
    expect(await screen.findByRole('option', { name: period })).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: 'Today' }));
  await waitFor(() => {
    expect(requestsTo(list).at(-1)?.query).toHaveProperty('modifiedFrom');
  });
  await userEvent.click(panel.getByRole('combobox', { name: 'Waiting for' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Us' }));
  await waitFor(() => {
    expect(requestsTo(list).at(-1)?.query).toMatchObject({ waitingFor: 'us' });
  });
});

it('removes one of them, and then the rest', async () => {
  await Several.run();
  expect(requestsTo(list)[0]?.query).toMatchObject({ createdBy: 'employee-3', waitingFor: 'client' });
  await userEvent.click(screen.getByRole('button', { name: /^Waiting for: The client ?, remove$/ }));
  await waitFor(() => {
    expect(requestsTo(list).at(-1)?.query).not.toHaveProperty('waitingFor');
  });
  expect(requestsTo(list).at(-1)?.query).toMatchObject({ createdBy: 'employee-3' });
  await userEvent.click(screen.getByRole('button', { name: /^Created by: Amelia Hart ?, remove$/ }));
  await waitFor(() => {
    expect(requestsTo(list).at(-1)?.query).not.toHaveProperty('createdBy');
  });
});

it('gives the focus back to its button after the first look, too', async () => {
  await Open.run();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Quick filters' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Quick filters' })).toHaveFocus());
});
