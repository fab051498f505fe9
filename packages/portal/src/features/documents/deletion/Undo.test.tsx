import { answering, portal } from '@countersign/api-client/answers';
import { composeStory } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it } from 'vitest';
import { playStories, requestsTo } from '../../../testing/storiesInDom.tsx';
import { allDocuments, newest } from '../screen/DocumentsScreen.example.ts';
import { deletionMessages } from './deletion.messages.ts';
import * as stories from './Undo.stories.tsx';

playStories();

const free = allDocuments.find(({ ActionTypeE, Id }) => ActionTypeE === 1 && Id !== newest?.Id);

/** Records the documents of calls that take several. */
function recorder() {
  const restored: number[][] = [];
  const deleted: number[][] = [];
  const handlers = [
    portal.post('/documents/removeMultiple', async ({ request, response }) => {
      const { documentIds } = await request.json();
      deleted.push(documentIds);
      const [first = 0, ...others] = documentIds;
      return response(200).json({
        Deleted: [first, ...others],
        AlreadyDeleted: [first],
        Blocked: [],
        Failed: [],
      });
    }),
    portal.post('/documents/restoreMultiple', async ({ request, response }) => {
      const { documentIds } = await request.json();
      restored.push(documentIds);
      return response(200).json({ Restored: documentIds, Failed: [] });
    }),
  ];
  return { restored, deleted, handlers };
}

it('deletes the document, and undo restores it', async () => {
  const { restored, handlers } = recorder();
  await composeStory({ ...stories.Undone, parameters: answering(...handlers) }, stories.default).run();
  expect(requestsTo(`/documents/${free?.Id}`, 'DELETE')).toHaveLength(1);
  expect(restored).toEqual([[free?.Id]]);
});

it('restores those of several that were not gone before', async () => {
  const { restored, deleted, handlers } = recorder();
  await composeStory(
    { ...stories.SeveralDeleted, parameters: answering(...handlers) },
    stories.default,
  ).run();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(deletionMessages.restoredSeveral(2))).toBeVisible();
  expect(deleted).toHaveLength(1);
  expect(deleted[0]).toHaveLength(3);
  expect(restored).toEqual([deleted[0]?.slice(1)]);
});

it('reads the documents again after each', async () => {
  await composeStory(stories.Undone, stories.default).run();
  await expect.poll(() => requestsTo('/documents/clients/12').length).toBeGreaterThanOrEqual(3);
});

it('deletes nothing before it is confirmed', async () => {
  const { deleted, handlers } = recorder();
  await composeStory({ ...stories.SeveralAsked, parameters: answering(...handlers) }, stories.default).run();
  expect(deleted).toEqual([]);
});

it('asks what became of each if no response said it, and offers to undo those that are gone', async () => {
  const { restored, handlers } = recorder();
  const { SeveralUnanswered } = stories;
  const answers = { msw: [...handlers.slice(1), ...SeveralUnanswered.parameters.msw] };
  await composeStory({ ...SeveralUnanswered, parameters: answers }, stories.default).run();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => restored.flat()).toHaveLength(2);
});

it('repeats the deletion only for those that it may help', async () => {
  await composeStory(stories.SomeRepeated, stories.default).run();
  expect(requestsTo('/documents/removeMultiple', 'POST')).toHaveLength(2);
});

it('repeats in no dialog what the question had announced', async () => {
  await composeStory(stories.LeftOutAsAnnounced, stories.default).run();
});

it('undoes from the tray what was deleted beside what stays', async () => {
  await composeStory(stories.LeftOutUndone, stories.default).run();
  expect(requestsTo('/documents/restoreMultiple', 'POST')).toHaveLength(1);
});
