import { act, render, screen } from '@testing-library/react';
import type { SignerCalls } from '@countersign/api-client';
import type { SigningPage } from '@countersign/api-client/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountApp } from './AccountApp.tsx';
import { aPage } from './signing.fixtures.ts';
import { pageMessages } from './signing.messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function heldFor(SecondsLeft: number): SigningPage {
  return aPage({ InUse: { Name: 'Hugh Ellery', Expires: '2026-11-21T03:35:00Z', SecondsLeft } });
}

/** Shows the page with these answers about its state, one after the other, and returns what asks for them. */
async function show(...pages: SigningPage[]) {
  const state = vi.fn<SignerCalls['state']>();
  for (const page of pages) state.mockResolvedValueOnce(page);
  state.mockRejectedValue(new Error('No answer'));
  const never = () => new Promise<never>(() => undefined);
  const calls: SignerCalls = {
    openLink: never,
    state,
    verifyPin: never,
    view: never,
    sign: never,
    decline: never,
    renew: never,
    release: never,
  };
  const entry = { signerId: 7 };
  render(<AccountApp calls={calls} entry={entry} onOpened={() => undefined} signerId={7} login="none" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return state;
}

/** Lets seconds of the shown time pass. */
async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

test('once the time of whoever holds the document has passed, the server says whether they still do', async () => {
  const state = await show(heldFor(2), heldFor(300), aPage());
  expect(screen.getByText('0:02')).toBeVisible();
  await pass(2);
  expect(state).toHaveBeenCalledTimes(2);
  expect(screen.getByText('5:00')).toBeVisible();
  await pass(300);
  expect(state).toHaveBeenCalledTimes(3);
  expect(screen.getByText(pageMessages.inUseFree)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Hugh Ellery/ })).not.toBeInTheDocument();
});

test('a signer whom this one may not know is not named', async () => {
  const { InUse } = heldFor(0);
  await show(aPage({ InUse: InUse === null ? null : { ...InUse, Name: null } }));
  expect(screen.getByText(pageMessages.inUseUnknown(pageMessages.anotherSigner))).toBeVisible();
});

test('without an answer it claims nothing, and asks again on request', async () => {
  const state = await show(heldFor(1));
  await pass(1);
  expect(screen.getByText(pageMessages.inUseUnknown('Hugh Ellery'))).toBeVisible();
  state.mockResolvedValueOnce(aPage());
  screen.getByRole('button', { name: 'Check now' }).click();
  await pass(0);
  expect(screen.getByText(pageMessages.inUseFree)).toBeVisible();
});
