import { composeStory } from '@storybook/react-vite';
import { afterEach, expect, it } from 'vitest';
import { removeOnceDrawn } from '@countersign/ui';
import * as pageError from '../../../app/PageError.stories.tsx';
import * as shell from '../../../app/Shell.stories.tsx';
import * as denied from '../../login/AccessDeniedScreen.stories.tsx';
import { playStories } from '../../../testing/storiesInDom.tsx';
import { documentsTitle } from '../documentsTitle.ts';
import * as failed from '../grid/DocumentsFailed.stories.tsx';
import * as screen from './DocumentsScreen.stories.tsx';
import * as start from './DocumentsStart.stories.tsx';

playStories();

afterEach(() => {
  document.body.replaceChildren();
});

/** A preview over the page, as `drawFirstPage` leaves it. */
function preview(): HTMLElement {
  const made = document.createElement('div');
  made.dataset['preview'] = '';
  const title = document.createElement('h1');
  title.textContent = documentsTitle;
  made.append(title);
  document.body.append(made);
  return made;
}

it.each([
  ['the rows', composeStory(screen.Ready, screen.default)],
  ['a client without documents', composeStory(screen.Empty, screen.default)],
  ['an empty filter', composeStory(screen.EmptyFilter, screen.default)],
  ['nothing found', composeStory(screen.NoMatches, screen.default)],
  ['a list that failed', composeStory(screen.Failed, screen.default)],
  ['every read that failed', composeStory(failed.AllFailed, failed.default)],
  ['an unknown filter', composeStory(failed.FilterMissing, failed.default)],
  ['no connection', composeStory(failed.Offline, failed.default)],
  ['no response', composeStory(failed.Unreached, failed.default)],
  ['a link to a document', composeStory(failed.OneSelected, failed.default)],
  ['no client', composeStory(start.NoClient, start.default)],
  ['an unknown client', composeStory(start.MissingClient, start.default)],
  ['an unknown address', composeStory(shell.NotFound, shell.default)],
  ['a page that threw', composeStory(pageError.PageFailed, pageError.default)],
  ['a denied access', composeStory(denied.RoleMissing, denied.default)],
])('the preview of the first page ends with %s', async (_state, Story) => {
  const shown = preview();
  const root = document.createElement('div');
  document.body.append(root);
  removeOnceDrawn(shown, root);
  await Story.run({ canvasElement: root });
  await expect.poll(() => shown.isConnected).toBe(false);
});

it('the preview stays while the list is read', async () => {
  const shown = preview();
  const root = document.createElement('div');
  document.body.append(root);
  removeOnceDrawn(shown, root);
  await composeStory(screen.Loading, screen.default).run({ canvasElement: root });
  await expect.poll(() => root.querySelector('[role=grid]')).not.toBeNull();
  expect(shown).toBeInTheDocument();
});
