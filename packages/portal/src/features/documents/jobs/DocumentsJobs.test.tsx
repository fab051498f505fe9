import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import * as ended from './DocumentsJobsEnded.stories.tsx';
import * as jobs from './DocumentsJobs.stories.tsx';

playStories();

/** Not the phone's, which needs a narrow window, nor the one that types into the client picker, as jsdom can’t. */
const photographed: readonly string[] = ['Phone', 'EndedElsewhere'];
const composed = { ...composeStories(jobs), ...composeStories(ended) };
const played = Object.entries(composed).filter(([name]) => !photographed.includes(name));

it.each(played)('%s', async (_name, story) => {
  await story.run();
  // The browser does nothing of it itself.
  expect(requestsTo('/documents/removeMultiple', 'POST')).toHaveLength(0);
  expect(requestsTo('/documents/assignFilter', 'POST')).toHaveLength(0);
});
