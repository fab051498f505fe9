import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDocumentJob } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { useFoundJobs } from './useFoundJobs.ts';

/** Opens a page whose user has a job that runs. */
function open(aheadMs: number | null) {
  const job = aDocumentJob();
  const lists: string[] = [];
  const { services, queryClient } = renderWithPortal(
    useFoundJobs,
    (path) => {
      if (path === `/documentJobs/${job.Id}`) return Response.json(job);
      lists.push(path);
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
