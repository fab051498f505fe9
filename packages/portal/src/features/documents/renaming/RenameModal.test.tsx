import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { portal } from '@countersign/api-client/answers';
import { playStories, writesTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './RenameModal.stories.tsx';

playStories();

const { Unchanged, EmptyRefused, TooLong, Slashes, Invisible, Unconfirmed } = composeStories(stories);
const { RefusedByServer, TitleRefusedByServer, Conflict, DoneWithoutAnswer } = composeStories(stories);
const { Ready, Saving, UndoRefused, UndoUnconfirmed, RenamedMeanwhileUnread } = composeStories(stories);

/** Plays a story and returns the titles that were asked for, in order. */
async function titlesIn(name: 'Renamed' | 'Undone' | 'RenamedAnyway'): Promise<unknown[]> {
  const titles: unknown[] = [];
  const recorder = portal.post('/documents/{id}/rename', async ({ params, request }) => {
    titles.push([Number(params.id), await request.clone().json()]);
  });
  const { msw } = stories[name].parameters ?? stories.default.parameters;
  await composeStory({ ...stories[name], parameters: { msw: [recorder, ...msw] } }, stories.default).run();
  return titles;
}

const id = stories.default.args.document.Id;
const renamed = [id, { Title: 'Engagement letter 2027', PreviousTitle: 'scan0042' }];

it('sends the title without the extension and without blanks at its ends', async () => {
  expect(await titlesIn('Renamed')).toEqual([renamed]);
});

it('is undone by the earlier title', async () => {
  expect(await titlesIn('Undone')).toEqual([
    renamed,
    [id, { Title: 'scan0042', PreviousTitle: 'Engagement letter 2027' }],
  ]);
});

it('begins from the new title once it has shown it', async () => {
  expect(await titlesIn('RenamedAnyway')).toEqual([
    renamed,
    [id, { Title: 'Engagement letter 2027', PreviousTitle: 'Letter of engagement' }],
  ]);
});

it.each([
  ['the same title', Unchanged],
  ['nothing', EmptyRefused],
  ['too long a title', TooLong],
  ['slashes', Slashes],
  ['what nobody can see', Invisible],
])('does not send %s', async (_what, story) => {
  await story.run();
  expect(writesTo(`/documents/${id}/rename`, 'POST').sent).toBe(0);
});

it('sends a repeated write under one key', async () => {
  await Unconfirmed.run();
  expect(writesTo(`/documents/${id}/rename`, 'POST').keys).toBe(1);
});

it.each([
  ['that the server refuses', RefusedByServer],
  ['refused for its title', TitleRefusedByServer],
  ['in conflict with another user', Conflict],
  ['of what another user has called something else', RenamedMeanwhileUnread],
  ['done without an answer', DoneWithoutAnswer],
  ['before anything is typed', Ready],
  ['being saved', Saving],
  ['whose undo is refused', UndoRefused],
  ['whose undo is unknown', UndoUnconfirmed],
])('a rename %s', async (_what, story) => {
  await story.run();
});
