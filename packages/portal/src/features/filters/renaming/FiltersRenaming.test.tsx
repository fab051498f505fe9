import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo, writesTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './FiltersRenaming.stories.tsx';

const { LeftAlone, RenamedAnyway, Unread } = composeStories(stories);

playStories();

it('sends nothing more when the field is left', async () => {
  await LeftAlone.run();
  expect(writesTo('/documentFilters/39', 'POST').sent).toBe(1);
});

it('begins from the new name once it has shown it, as another request', async () => {
  await RenamedAnyway.run();
  expect(writesTo('/documentFilters/39', 'POST')).toMatchObject({ sent: 2, keys: 2 });
});

it('keeps what was typed when the new name cannot be read', async () => {
  await Unread.run();
  expect(requestsTo('/documentFilters/39', 'POST')).toHaveLength(1);
});
