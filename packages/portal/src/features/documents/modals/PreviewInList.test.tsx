import { composeStories, composeStory } from '@storybook/react-vite';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering } from '@countersign/api-client/answers';
import { aPreview } from '@countersign/api-client/fixtures';
import { VIEWER_NEXT, VIEWER_READY } from '@countersign/ui';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import { allDocuments } from '../screen/DocumentsScreen.example.ts';
import * as focusStories from '../screen/DocumentsFocus.stories.tsx';
import * as stories from './PreviewInList.stories.tsx';
import { besideMessages } from './preview.messages.ts';

const { Next, ByKeys, NextFailed, BackFromFailed, PastFailed, NextAgain, NextLoading, Alone, NotListed } =
  composeStories(stories);
const { PreviewClosed } = composeStories(focusStories);
const [first, second] = allDocuments.toSorted((one, other) =>
  other.ModifiedDate.localeCompare(one.ModifiedDate),
);

playStories();

it('goes on by button, keeps the focus, and says where it is', async () => {
  await Next.run();
  expect(requestsTo(`/documents/${second?.Id}`)).toHaveLength(1);
});

it('goes to and fro by keys, and reads each document once', async () => {
  await ByKeys.run();
  expect(requestsTo(`/documents/${first?.Id}`)).toHaveLength(1);
  expect(requestsTo(`/documents/${second?.Id}`)).toHaveLength(1);
});

it('leaves the focus on the document that it showed last', async () => {
  await PreviewClosed.run();
});

it.each([Alone, NotListed])('says why it leads nowhere', async (story) => {
  await story.run();
});

it('shows one state where the next cannot be read', async () => {
  await NextFailed.run();
  expect(requestsTo(`/documents/${second?.Id}`)).not.toEqual([]);
});

it('goes back to the one that is open, which is not read again', async () => {
  await BackFromFailed.run();
  expect(requestsTo(`/documents/${first?.Id}`)).toHaveLength(1);
});

it.each([PastFailed, NextAgain, NextLoading])('goes on from there', async (story) => {
  await story.run();
});

const Viewer = composeStory({ parameters: answering() }, stories.default);

it('goes on by the keys of the viewer, which gets the focus again', async () => {
  await Viewer.run();
  const frame = await screen.findByTitle<HTMLIFrameElement>(`Preview of ${first?.Title}`);
  expect(new URL(frame.src).searchParams.get('beside')).toBe('1');
  frame.focus();
  const { origin } = new URL(aPreview().previewUrl);
  const say = (data: string, { contentWindow: source }: HTMLIFrameElement) => {
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    });
  };
  say(VIEWER_NEXT, frame);
  const next = await screen.findByTitle<HTMLIFrameElement>(`Preview of ${second?.Title}`);
  expect(screen.getByRole('button', { name: besideMessages.next })).toHaveFocus();
  say(VIEWER_READY, next);
  expect(next).toHaveFocus();
});
