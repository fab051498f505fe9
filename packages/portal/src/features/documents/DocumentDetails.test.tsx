import { composeStories } from '@storybook/react-vite';
import { it } from 'vitest';
import { playStories } from '../../testing/storiesInDom.tsx';
import * as stories from './DocumentDetails.stories.tsx';

const { PinSteps, PinLocked, BeingSigned, DeclinedWithReason, FilterLink } = composeStories(stories);

playStories();

it.each([
  ['what became of each PIN', PinSteps],
  ['why nobody can sign', PinLocked],
  ['who is signing', BeingSigned],
  ['why a signer declined', DeclinedWithReason],
  ['where the filter is, with a link', FilterLink],
])('the details say %s', async (_what, story) => {
  await story.run();
});
