import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { assigningMessages } from '../assigning/assigning.messages.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { defaultSearch } from '../documentsSearch.ts';
import { useDocumentPages } from './useDocumentPages.ts';
import { useSeveral } from './useSeveral.ts';

const selection = { mode: 'only', ids: new Set(Array.from({ length: 21 }, (_, index) => index)) } as const;

function renderSeveral(answer: () => Response) {
  const { result, toasts } = renderWithPortal(() => {
    const pages = useDocumentPages(12, defaultSearch);
    return useSeveral(12, defaultSearch, selection, 0, pages, vi.fn(), vi.fn());
  }, answer);
  return { result, show: vi.spyOn(toasts, 'show') };
}

it('says that an action could not begin as wherever it fails, and tries again', async () => {
  const { result, show } = renderSeveral(() => Response.json([]));
  const createWork = vi.fn(() => Promise.reject(new Error('No code')));
  act(() => result.current.run('removeTask', createWork));
  await expect.poll(() => show.mock.lastCall?.[0].message).toBe(documentScreenMessages.tasksNotRemoved);
  act(() => show.mock.lastCall?.[0].action?.onPress());
  expect(createWork).toHaveBeenCalledTimes(2);
});

it('does not know whether documents were assigned if the start of their job has no response', async () => {
  const { result, show } = renderSeveral(() => {
    throw new TypeError('Failed to fetch');
  });
  act(() => result.current.assign(38));
  await expect.poll(() => show.mock.lastCall?.[0].message).toBe(assigningMessages.unconfirmed);
  expect(show.mock.lastCall?.[0]).toMatchObject({ tone: 'caution', action: { label: 'Try again' } });
});
