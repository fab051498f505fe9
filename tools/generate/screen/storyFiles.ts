import { fillIn } from './modalFiles.ts';
import type { ScreenModel } from './model.ts';
import { screenStories } from './screenStories.ts';

/** Writes the answers of the services in stories, a story for each state, and the tests that run them. */
export function storyFiles(model: ScreenModel): Record<string, string> {
  const { noun, Noun, labels, list, detail, fixtures, form } = model;
  const { verb, path } = form.operation;
  return {
    [`${noun}.answers.ts`]: `import { delay, type HttpHandler } from 'msw';
import { portal } from '@countersign/api-client/answers';
import { ${[...new Set(['aListReply', fixtures.one, 'aProblem', fixtures.many])].join(', ')} } from '@countersign/api-client/fixtures';

/** The rows of the list in stories: more than any window shows. */
export const all${Noun} = ${fixtures.many}(400);

const list = (rows = all${Noun}) =>
  portal.get('${list.path}', ({ query, response }) => response(200).json(aListReply(rows, query)));

export const ${noun}Answers = {
  list: list(),
  listEmpty: list([]),
  listPending: portal.get('${list.path}', () => delay('infinite')),
  listFailing: portal.get('${list.path}', ({ response }) =>
    response('default').json(aProblem('notReady'), { status: 503 }),
  ),
  detail: portal.get('${detail.path}', ({ params, response }) => {
    const found = all${Noun}.find(({ Id }) => Id === Number(params.id));
    return found === undefined
      ? response(404).json(aProblem('notFound'))
      : response(200).json(found);
  }),
  detailPending: portal.get('${detail.path}', () => delay('infinite')),
  detailFailing: portal.get('${detail.path}', ({ response }) =>
    response('default').json(aProblem('serverFailed'), { status: 500 }),
  ),
  added: portal.${verb}('${path}', ({ response }) => response(200).json(${fixtures.one}({ Id: 999 }))),
  adding: portal.${verb}('${path}', () => delay('infinite')),
  notAdded: portal.${verb}('${path}', ({ response }) => response(400).json(aProblem('fieldsRequired'))),
};

/** Set when a story adds a row: the list's next request then never completes. */
export const reading = { again: false };

export const refetchingAnswers: readonly HttpHandler[] = [
  portal.get('${list.path}', async ({ query, response }) => {
    if (reading.again) await delay('infinite');
    return response(200).json(aListReply(all${Noun}, query));
  }),
  portal.${verb}('${path}', ({ response }) => {
    reading.again = true;
    return response(200).json(${fixtures.one}({ Id: 999 }));
  }),
];

export const usual${Noun}Answers: readonly HttpHandler[] = [
  ${noun}Answers.list,
  ${noun}Answers.detail,
  ${noun}Answers.added,
];
`,
    [`${Noun}Screen.example.ts`]: `import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aListReply } from '@countersign/api-client/fixtures';
import { all${Noun} } from './${noun}.answers.ts';
import { defaultSearch } from './${noun}Search.ts';

const order = { sortField: defaultSearch.sort, sortDirection: defaultSearch.direction };

const ordered = aListReply(all${Noun}, new URLSearchParams({ ...order, itemsPerPage: '400' })).Items;
const firstRow = ordered.at(0);
const lastRow = ordered.at(-1);

/** What names the first row of the list. */
export const first = firstRow?.${model.named.name} ?? '';
export const firstId = firstRow?.Id ?? 0;

/** What names the last row, which is on no page that is read at first. */
export const last = lastRow?.${model.named.name} ?? '';
export const lastId = lastRow?.Id ?? 0;

/** Waits for the list and returns the name in its first row. */
export async function untilRead(canvasElement: HTMLElement): Promise<HTMLElement> {
  const name = () => within(within(canvasElement).getByRole('grid')).getAllByText(first)[0];
  await waitFor(() => expect(name()).toBeVisible());
  return name() ?? canvasElement;
}

/** Fills the form with the contract's example. */
export async function fillIn(): Promise<void> {
  ${fillIn(form.fields)}
}

/** Sends the form. */
export async function submit(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Add ${labels.one}' }));
}
`,
    [`${Noun}Screen.stories.tsx`]: screenStories(model),
    [`${Noun}Screen.test.tsx`]: `import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../testing/storiesInDom.tsx';
import { ${noun}Messages } from './${noun}.messages.ts';
import * as screenStories from './${Noun}Screen.stories.tsx';
import { all${Noun} } from './${noun}.answers.ts';
import { lastId } from './${Noun}Screen.example.ts';
import { defaultSearch } from './${noun}Search.ts';

const stories = composeStories(screenStories);
const requests = () => requestsTo('${list.path}');

playStories();

it.each(Object.entries(stories))('plays %s', async (_name, story) => {
  await expect(story.run()).resolves.toBeUndefined();
});

it('requests the first page in the default order', async () => {
  await stories.Ready.run();
  expect(requests()[0]?.query).toMatchObject({
    pageNumber: '1',
    sortField: defaultSearch.sort,
    sortDirection: defaultSearch.direction,
  });
});

it('requests the search text', async () => {
  await stories.Ready.run();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search ${labels.many}' }), 'zebra{Enter}');
  expect(await screen.findByText(${noun}Messages.noMatches)).toBeVisible();
  expect(requests().at(-1)?.query).toMatchObject({ searchTerm: 'zebra', pageNumber: '1' });
});

it('reads the row of the address by its id, not from a page of the list', async () => {
  await stories.OpenedFarAway.run();
  expect(requestsTo(\`${detail.path.replace('{id}', '${lastId}')}\`)).toHaveLength(1);
  const reached = requests().map(({ query }) => Number(query['pageNumber']) * Number(query['itemsPerPage']));
  expect(Math.max(...reached)).toBeLessThan(all${Noun}.length);
});

it('requests the order of a header that is pressed', async () => {
  await stories.OpenedThenReordered.run();
  expect(requests().at(-1)?.query).toMatchObject({
    sortField: defaultSearch.sort,
    sortDirection: defaultSearch.direction === 'asc' ? 'desc' : 'asc',
  });
});

it('requests nothing without access', async () => {
  await stories.Denied.run();
  expect(requests()).toEqual([]);
});
`,
  };
}
