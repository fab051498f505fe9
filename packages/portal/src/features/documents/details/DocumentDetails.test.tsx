import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as stories from './DocumentDetails.stories.tsx';

const {
  DocumentMissing,
  PinSteps,
  PinLocked,
  BeingSigned,
  DeclinedWithReason,
  FilterLink,
  PlainFile,
  WaitsForUs,
  WaitsWithoutNotifications,
  SignedByAll,
} = composeStories(stories);

playStories();

it.each([
  ['what became of each PIN', PinSteps],
  ['why nobody can sign', PinLocked],
  ['who is signing', BeingSigned],
  ['why a signer declined', DeclinedWithReason],
  ['where the filter is, with a link', FilterLink],
  ['that it is the user’s turn', WaitsForUs],
  ['why no PIN can be sent again', WaitsWithoutNotifications],
  ['that nothing is left to do', SignedByAll],
  ['that a file has neither type nor filter', PlainFile],
])('the details say %s', async (_what, story) => {
  await story.run();
});

it('a missing document is asked for once', async () => {
  await DocumentMissing.run();
  expect(requestsTo('/documents/999999')).toHaveLength(1);
});
