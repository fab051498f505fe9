import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aDocument, aProblem } from '@countersign/api-client/fixtures';
import { renderWithPortal } from '../../../testing/renderWithPortal.tsx';
import { rareMessages } from '../rare.messages.ts';
import { useResendPins } from './useResendPins.ts';

const document = aDocument();

it('resends PINs once if it is tried again from the toast, and again if the action is pressed again', async () => {
  const keys: (string | null)[] = [];
  const connection = { lost: true };
  const { result, toasts } = renderWithPortal(useResendPins, (path, request) => {
    if (path === `/documents/resendPins/${document.Id}`) keys.push(request.headers.get('Idempotency-Key'));
    if (connection.lost) throw new TypeError('Failed to fetch');
    return Response.json(true);
  });
  const show = vi.spyOn(toasts, 'show');

  act(() => void result.current(document.Id));
  await expect.poll(() => show.mock.calls.length).toBe(1);
  const [unknown] = show.mock.calls[0] ?? [];
  expect(unknown).toMatchObject({ tone: 'caution', message: rareMessages.pinsUnconfirmed });

  connection.lost = false;
  act(() => unknown?.action?.onPress());
  await expect.poll(() => show.mock.lastCall?.[0].message).toBe(rareMessages.pinsResent);
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);

  act(() => void result.current(document.Id));
  await expect.poll(() => show.mock.calls.length).toBe(3);
  expect(new Set(keys).size).toBe(2);
});

it('doesn’t call a resend failed, nor hide why, where only its repetition was refused', async () => {
  const refused = aProblem('tooManyAttempts');
  const connection = { lost: true };
  const { result, toasts } = renderWithPortal(useResendPins, () => {
    if (connection.lost) throw new TypeError('Failed to fetch');
    return Response.json(refused, {
      status: 429,
      headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '60' },
    });
  });
  const show = vi.spyOn(toasts, 'show');
  act(() => void result.current(document.Id));
  await expect.poll(() => show.mock.calls.length).toBe(1);
  connection.lost = false;
  act(() => show.mock.lastCall?.[0].action?.onPress());
  await expect.poll(() => show.mock.calls.length).toBe(2);
  expect(show.mock.lastCall?.[0]).toMatchObject({
    tone: 'caution',
    message: rareMessages.pinsUnconfirmed,
    detail: refused.Message,
  });
});
