import { composeStory } from '@storybook/react-vite';
import { it } from 'vitest';
import { playStories } from '../../../testing/storiesInDom.tsx';
import * as marking from '../grid/DocumentsMarking.stories.tsx';
import * as ranges from '../grid/DocumentsRanges.stories.tsx';
import * as running from '../grid/DocumentsRunning.stories.tsx';
import * as leftOut from './DocumentsLeftOut.stories.tsx';
import * as stories from './DocumentsSeveral.stories.tsx';

playStories();

it.each(['Downloaded', 'NotResent'] as const)('%s', async (name) => {
  await composeStory(stories[name], stories.default).run();
});

it.each(['TasksRemoved', 'AnotherRunning', 'JobRunning', 'FromTasksMenu'] as const)('%s', async (name) => {
  await composeStory(running[name], running.default).run();
});

it('ticks with the header what is shown, beside what is not', async () => {
  await composeStory(ranges.ShownTicked, ranges.default).run();
});

it('marks them from the bar', async () => {
  await composeStory(marking.Marked, marking.default).run();
});

it('says before and after what is left out', async () => {
  await composeStory(leftOut.SomeLeftOut, leftOut.default).run();
});
