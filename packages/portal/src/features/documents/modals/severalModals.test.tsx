import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as jobs from '../jobs/DocumentsJobs.stories.tsx';
import * as deleting from '../deletion/DeleteSeveralModal.stories.tsx';
import * as removing from './RemoveTasksModal.stories.tsx';
import * as resending from '../pins/ResendPinsModal.stories.tsx';

playStories();

const { Counting, Counted, NoneCounted, OverLimit, AllOverLimit } = composeStories(resending);
const ofDelete = composeStories(deleting);
const ofRemoveTask = composeStories(removing);

it.each([
  ['resending, counting', Counting],
  ['resending, counted', Counted],
  ['resending, none', NoneCounted],
  ['resending, over the limit', OverLimit],
  ['resending, all over the limit', AllOverLimit],
  ['deleting, counting', ofDelete.Counting],
  ['deleting, counted', ofDelete.OfJob],
  ['deleting, none', ofDelete.NoneCounted],
  ['deleting, none left', ofDelete.NoneLeft],
  ['deleting, not known', ofDelete.NothingKnown],
  ['removing, counting', ofRemoveTask.Counting],
  ['removing, some partly signed', ofRemoveTask.SomePartlySigned],
  ['removing, one partly signed', ofRemoveTask.OnePartlySigned],
  ['removing, all partly signed', ofRemoveTask.AllPartlySigned],
  ['removing, both partly signed', ofRemoveTask.BothPartlySigned],
  ['removing, the only one partly signed', ofRemoveTask.LastPartlySigned],
  ['removing, not known which are partly signed', ofRemoveTask.SignaturesUnknown],
  ['removing, none', ofRemoveTask.NoneCounted],
  ['removing, for different reasons', ofRemoveTask.ReasonsDiffer],
  ['removing, for more reasons than it names', ofRemoveTask.ManyReasons],
])('%s', async (_name, story) => {
  await story.run();
});

it('asks the server to count what the list shows, once', async () => {
  await composeStories(jobs).Confirming.run();
  expect(requestsTo('/documentJobs/clients/12/preview', 'POST')).toHaveLength(1);
});
