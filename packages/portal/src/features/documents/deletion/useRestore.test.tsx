import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aDocument, aProblem } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { writeMessages } from '../../../services/services.messages.ts';
import { deletionMessages } from './deletion.messages.ts';
import { useRestore } from './useRestore.ts';

/** Renders the hook beside a server whose replies to writes are lost until the connection is back. */
function renderRestore({ done }: { readonly done: boolean }) {
  const keys: (string | null)[] = [];
  const connection = { lost: true };
  const rendered = renderWithPortal(
    () => useRestore(12),
    (path, request) => {
      if (path === '/documents/restoreMultiple') {
        keys.push(request.headers.get('Idempotency-Key'));
        if (connection.lost) throw new TypeError('Failed to fetch');
        return Response.json({ Restored: [1, 2], Failed: [] });
      }
      return done ? Response.json(aDocument()) : Response.json(aProblem('documentNotFound'), { status: 404 });
    },
  );
  return { ...rendered, keys, connection, show: vi.spyOn(rendered.toasts, 'show') };
}

it('says that the outcome is unknown, and tries the same again', async () => {
  const { result, keys, connection, show } = renderRestore({ done: false });
  const onRestored = vi.fn();
  await act(() => result.current.restore({ ids: [1, 2] }, onRestored));
  expect(onRestored).not.toHaveBeenCalled();
  const [unknown] = show.mock.calls[0] ?? [];
  expect(unknown).toMatchObject({
    tone: 'caution',
    message: deletionMessages.restoreUnconfirmed(2),
    detail: writeMessages.unknown,
  });
  connection.lost = false;
  act(() => unknown?.action?.onPress());
  await expect.poll(() => show.mock.lastCall?.[0]?.message).toBe(deletionMessages.restoredSeveral(2));
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
  expect(onRestored).toHaveBeenCalledExactlyOnceWith([1, 2]);

  // They were deleted again.
  await act(() => result.current.restore({ ids: [1, 2] }));
  expect(new Set(keys).size).toBe(2);
});

it('recognises that they were restored', async () => {
  const { result, keys, show } = renderRestore({ done: true });
  const onRestored = vi.fn();
  await act(() => result.current.restore({ ids: [1, 2] }, onRestored));
  expect(onRestored).toHaveBeenCalledExactlyOnceWith([1, 2]);
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tone: 'positive', message: deletionMessages.restoredSeveral(2) }),
  );
  expect(new Set(keys).size).toBe(1);
});
