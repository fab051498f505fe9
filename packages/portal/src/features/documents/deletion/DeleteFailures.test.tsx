import { composeStory } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { playStories } from '../../../testing/storiesInDom.tsx';
import { deletionMessages } from './deletion.messages.ts';
import * as stories from './DeleteFailuresModal.stories.tsx';

playStories();

it('shows the icon of each file that was not deleted, as before', async () => {
  await composeStory(stories.SomeDeleted, stories.default).run();
});

it('has no “other” reasons where there are no others', async () => {
  await composeStory(stories.Repeatable, stories.default).run();
  expect(screen.queryByRole('list', { name: deletionMessages.blocked })).toBeNull();
  expect(screen.queryByRole('list', { name: deletionMessages.otherReasons })).toBeNull();
  expect(screen.getByRole('list', { name: deletionMessages.notDeletedList })).toBeVisible();
});
