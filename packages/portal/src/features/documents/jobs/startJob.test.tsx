import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createKeptKeys } from '@countersign/api-client';
import { aDocumentJob } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { useBulkContext } from './useBulkContext.ts';
import { startJob } from './startJob.ts';

it('starts a job once, however often its reply is lost', async () => {
  const keys: (string | null)[] = [];
  const connection = { lost: true };
  const kept = createKeptKeys();
  const request = { action: 'assign', filterId: 38, documentIds: [1, 2] } as const;
  const { result, services } = renderWithPortal(useBulkContext, (_path, { headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    if (connection.lost) throw new TypeError('Failed to fetch');
    return Response.json(aDocumentJob({ Action: 'assign', FilterId: 38, State: 'completed' }));
  });
  const observe = vi.spyOn(services.bulk.of(aDocumentJob().ClientId), 'observe').mockReturnValue(undefined);
  const findJobs = vi.fn();
  const job = { context: { ...result.current, findJobs }, bulk: services.bulk, clientId: 12, kept };
  const attempt = () => startJob(job, { ...request, documentIds: [...request.documentIds] });
  await act(() => expect(attempt()).rejects.toMatchObject({ kind: 'network' }));
  // If the server has it, it is shown, whatever the user does next.
  expect(findJobs).toHaveBeenCalledOnce();
  connection.lost = false;
  await act(attempt);
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
  expect(observe).toHaveBeenCalledExactlyOnceWith(expect.anything(), { isNew: true });
});
