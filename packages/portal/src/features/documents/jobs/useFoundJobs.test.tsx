import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDocumentJob } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { useFoundJobs } from './useFoundJobs.ts';

/** Opens a page whose user has a job that runs. */
function open(aheadMs: number | null, isReached: () => boolean = () => true) {
  const job = aDocumentJob();
  const lists: string[] = [];
  const { services, queryClient } = renderWithPortal(
    useFoundJobs,
    (path) => {
      if (path === `/documentJobs/${job.Id}`) return Response.json(job);
      lists.push(path);
      if (!isReached()) throw new TypeError('Failed to fetch');
      return Response.json({ Items: [job], TotalItems: 1 });
    },
    { aheadMs },
  );
  return {
    lists,
    found: () => services.bulk.of(job.ClientId).get()?.status,
    showContent: () => queryClient.setQueryData(['shown'], 1),
  };
}

it('finds a running job although nobody touches the page, but not before its first content', async () => {
  const { lists, found, showContent } = open(0);
  expect(lists).toEqual([]);
  showContent();
  await expect.poll(found).toBe('running');
  fireEvent.pointerMove(window);
  expect(lists).toHaveLength(1);
});

it('finds it as soon as the page is used', async () => {
  const { lists, found, showContent } = open(null);
  showContent();
  expect(lists).toEqual([]);
  fireEvent.pointerMove(window);
  await expect.poll(found).toBe('running');
});

it('finds it once the server can be reached again', async () => {
  const connection = { isLost: true };
  const { found, lists } = open(null, () => !connection.isLost);
  fireEvent.pointerMove(window);
  // The client repeats a read that gets no answer.
  await expect.poll(() => lists.length).toBeGreaterThanOrEqual(3);
  connection.isLost = false;
  await expect
    .poll(() => {
      fireEvent(window, new Event('online'));
      return found();
    })
    .toBe('running');
});
