import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aDocument } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { writeMessages } from '../../../services/services.messages.ts';
import { assigningMessages } from './assigning.messages.ts';
import { useAssign } from './useAssign.ts';

const document = aDocument({ DocumentFilter: null });

it('keeps the key of an assignment whose outcome is unknown, until it is dropped again', async () => {
  const keys: (string | null)[] = [];
  const connection = { lost: true };
  const { result, toasts } = renderWithPortal(useAssign, (path, request) => {
    if (path === '/documents/assignFilter') keys.push(request.headers.get('Idempotency-Key'));
    if (connection.lost) throw new TypeError('Failed to fetch');
    return Response.json(document);
  });
  const show = vi.spyOn(toasts, 'show');

  act(() => result.current(document, 38));
  await expect.poll(() => show.mock.calls.length).toBe(1);
  const [unknown] = show.mock.calls[0] ?? [];
  expect(unknown).toMatchObject({
    tone: 'caution',
    message: assigningMessages.unconfirmed,
    detail: writeMessages.unknown,
  });
  expect(new Set(keys).size).toBe(1);

  connection.lost = false;
  act(() => unknown?.action?.onPress());
  await expect.poll(() => show.mock.calls.length).toBe(2);
  expect(show.mock.lastCall?.[0]).toMatchObject({ tone: 'positive', action: { label: 'Undo' } });
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);

  act(() => result.current(document, 38));
  await expect.poll(() => show.mock.calls.length).toBe(3);
  expect(new Set(keys).size).toBe(2);
});
