import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { portal } from '@countersign/api-client/answers';
import { playStories, writesTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './DocumentNotifications.stories.tsx';

playStories();

const { Off, Saving, Failed, FailedToTurnOff, DoneWithoutAnswer, Unconfirmed } = composeStories(stories);

const id = Number(stories.default.args.href.split('/').at(-1));
const path = `/documents/${id}/notifications`;

/** Plays a story and returns what was asked for, in order. */
async function askedIn(name: 'TurnedOn' | 'TurnedOffWaiting' | 'PressedTwice'): Promise<unknown[]> {
  const asked: unknown[] = [];
  const recorder = portal.put('/documents/{id}/notifications', async ({ params, request }) => {
    asked.push([Number(params.id), await request.clone().json()]);
  });
  const { msw } = stories[name].parameters ?? stories.default.parameters;
  await composeStory({ ...stories[name], parameters: { msw: [recorder, ...msw] } }, stories.default).run();
  return asked;
}

const on = [id, { EnabledNotifications: true }];
const off = [id, { EnabledNotifications: false }];

it.each([
  ['TurnedOn', [on]],
  ['TurnedOffWaiting', [off]],
  ['PressedTwice', [on, off]],
] as const)('%s sends each press once, in order', async (name, asked) => {
  expect(await askedIn(name)).toEqual(asked);
  expect(writesTo(path, 'PUT').keys).toBe(asked.length);
});

it('sends nothing before the switch is pressed', async () => {
  await Off.run();
  expect(writesTo(path, 'PUT').sent).toBe(0);
});

it('sends a repeated write under one key', async () => {
  await Unconfirmed.run();
  expect(writesTo(path, 'PUT').keys).toBe(1);
});

it.each([
  ['being sent', Saving],
  ['refused', Failed],
  ['refused while they are on', FailedToTurnOff],
  ['done without an answer', DoneWithoutAnswer],
])('a change %s', async (_what, story) => {
  await story.run();
});
