import { capitalised } from '../naming.ts';
import { fillIn } from './modalFiles.ts';
import type { ScreenModel } from './model.ts';

/** Writes the answers of the services in stories, a story for each state, and the tests that run them. */
export function storyFiles(model: ScreenModel): Record<string, string> {
  const { noun, Noun, labels, list, fixtures, form } = model;
  const { verb, path } = form.operation;
  return {
    [`${noun}.answers.ts`]: `import { delay, type HttpHandler } from 'msw';
import { portal } from '@countersign/api-client/answers';
import { ${[...new Set(['aListReply', fixtures.one, 'aProblem', fixtures.many])].join(', ')} } from '@countersign/api-client/fixtures';

/** The rows of the list in stories. */
export const all${Noun} = ${fixtures.many}(40);

const list = (rows = all${Noun}) =>
  portal.get('${list.path}', ({ query, response }) => response(200).json(aListReply(rows, query)));

export const ${noun}Answers = {
  list: list(),
  listEmpty: list([]),
  listPending: portal.get('${list.path}', () => delay('infinite')),
  listFailing: portal.get('${list.path}', ({ response }) =>
    response('default').json(aProblem('notReady'), { status: 503 }),
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

export const usual${Noun}Answers: readonly HttpHandler[] = [${noun}Answers.list, ${noun}Answers.added];
`,
    [`${Noun}Screen.example.ts`]: `import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aListReply } from '@countersign/api-client/fixtures';
import { all${Noun} } from './${noun}.answers.ts';
import { defaultSearch } from './${noun}Search.ts';

const order = { sortField: defaultSearch.sort, sortDirection: defaultSearch.direction };

const [firstRow] = aListReply(all${Noun}, new URLSearchParams(order)).Items;

/** What names the first row of the list. */
export const first = firstRow?.${model.named.name} ?? '';
export const firstId = firstRow?.Id ?? 0;

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
    [`${Noun}Screen.stories.tsx`]: stories(model),
    [`${Noun}Screen.test.tsx`]: `import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../testing/storiesInDom.tsx';
import * as modalStories from './modals/New${model.One}Modal.stories.tsx';
import { ${noun}Messages } from './${noun}.messages.ts';
import * as screenStories from './${Noun}Screen.stories.tsx';
import { defaultSearch } from './${noun}Search.ts';

const stories = composeStories(screenStories);
const requests = () => requestsTo('${list.path}');

playStories();

it.each(Object.entries({ ...stories, ...composeStories(modalStories) }))('plays %s', async (_name, story) => {
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

it('requests nothing without access', async () => {
  await stories.Denied.run();
  expect(requests()).toEqual([]);
});
`,
  };
}

function stories({ noun, Noun, path, labels, needs }: ScreenModel): string {
  const title = capitalised(labels.many);
  const otherRole = { administrator: 'employee', owner: 'administrator', none: 'none' }[needs ?? 'none'];
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { ${noun}Answers, reading, refetchingAnswers, usual${Noun}Answers } from './${noun}.answers.ts';
import { ${noun}Messages } from './${noun}.messages.ts';
import { fillIn, first, firstId, submit, untilRead } from './${Noun}Screen.example.ts';

const meta = {
  title: 'Screens/${capitalised(noun)}',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '${path}' },
  parameters: { layout: 'fullscreen', ...answering(...usual${Noun}Answers) },
  globals: { viewport: { value: 'desk' }${needs === 'owner' ? ", role: 'owner'" : ''} },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The screen is in the rail, and its heading names it. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '${title}' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Loading: Story = {
  parameters: answering(${noun}Answers.listPending),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Empty: Story = {
  parameters: answering(${noun}Answers.listEmpty),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(${noun}Messages.empty)).toBeVisible());
    await expect(canvas.getByText(${noun}Messages.emptyHint)).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { href: '${path}?q=zebra' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(${noun}Messages.noMatches)).toBeVisible());
    await expect(canvas.getByText(${noun}Messages.noMatchesHint)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(${noun}Answers.listFailing),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('An error has occurred')).toBeVisible());
    await expect(canvas.getAllByText(/Data retrieval failed/)).not.toHaveLength(0);
  },
};

/** After a row is added, the list reloads and keeps its rows meanwhile. */
export const Refetching: Story = {
  parameters: answering(...refetchingAnswers),
  beforeEach: () => {
    reading.again = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add ${labels.one}' }));
    await screen.findByRole('dialog');
    await fillIn();
    await submit();
    await waitFor(() => expect(screen.getByText(${noun}Messages.added)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'));
    await untilRead(canvasElement);
  },
};

/** The details of the selected row are on the right. */
export const RowSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await untilRead(canvasElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: first })).toBeVisible());
  },
};

/** The address names the row that is open, so that a reload and a link show it too. */
export const OpenedAtAddress: Story = {
  args: { href: \`${path}?opened=\${firstId}\` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: first })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 2, name: first })).toBeNull());
  },
};

/** Nothing is selected: the action stays reachable and says why it refuses. */
export const DisabledAction: Story = {
  play: async ({ canvas, canvasElement }) => {
    await untilRead(canvasElement);
    const details = canvas.getByRole('button', { name: 'Details' });
    await expect(details).toHaveAttribute('aria-disabled', 'true');
    details.focus();
    await expect(details).toHaveAccessibleDescription(${noun}Messages.selectFirst);
  },
};

/** ${needs === null ? 'A client of the firm has no role here.' : 'Other roles have no access.'} */
export const Denied: Story = {
  globals: { role: '${otherRole}' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Access denied' })).toBeVisible());
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
  },
};
`;
}
