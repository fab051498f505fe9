import { act, render, screen } from '@testing-library/react';
import { ApiError, type SignerCalls } from '@countersign/api-client';
import type { SigningPage } from '@countersign/api-client/rules';
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import { AccountApp } from './AccountApp.tsx';
import { aPage, details } from './signing.fixtures.ts';
import { pageMessages } from './signing.messages.ts';
import { OUTCOME_PAUSES_MS } from './useOutcome.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function heldFor(SecondsLeft: number): SigningPage {
  return aPage({ InUse: { Name: 'Hugh Ellery', Expires: '2026-11-21T03:35:00Z', SecondsLeft } });
}

/** Shows the page with these responses about its state, one after the other, and returns the mock of the request. */
async function show(...pages: SigningPage[]) {
  return (await showWith({}, ...pages)).state;
}

async function showWith(own: Partial<SignerCalls>, ...pages: SigningPage[]) {
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
    ...own,
  };
  const entry = { signerId: 7 };
  render(<AccountApp calls={calls} entry={entry} onOpened={() => undefined} signerId={7} login="none" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { state };
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

test('without a response it claims nothing, and asks again on request', async () => {
  const state = await show(heldFor(1));
  await pass(1);
  expect(screen.getByText(pageMessages.inUseUnknown('Hugh Ellery'))).toBeVisible();
  state.mockResolvedValueOnce(aPage());
  screen.getByRole('button', { name: 'Check now' }).click();
  await pass(0);
  expect(screen.getByText(pageMessages.inUseFree)).toBeVisible();
});

const signed = aPage({ Stage: 'signed', Details: details });
const stillWorking = new ApiError({ kind: 'problem', status: 409, retryAfter: 1 });
const lockLost = new ApiError({ kind: 'problem', status: 409, code: 'lockLost', serverMessage: 'Too late.' });

/** Signs a document that is open, with a response that is lost. */
async function signInVain() {
  const reading = aPage({ Stage: 'read' });
  const sign = vi.fn<SignerCalls['sign']>().mockRejectedValue(new ApiError({ kind: 'network' }));
  const view = () => Promise.resolve('about:blank');
  const { state } = await showWith({ sign, view }, reading);
  state.mockResolvedValue(reading);
  screen.getByRole('checkbox', { name: pageMessages.consent }).click();
  await pass(0);
  screen.getByRole('button', { name: 'Sign' }).click();
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(pageMessages.signatureUnknown);
  return { state, sign, reading };
}

function keysOf(sign: Mock<SignerCalls['sign']>): ReadonlySet<string | undefined> {
  return new Set(sign.mock.calls.map(([, key]) => key));
}

test('whether a signature counted is asked again by itself, and then said', async () => {
  const { sign } = await signInVain();
  expect(sign).toHaveBeenCalledTimes(1);
  await pass(2);
  expect(sign).toHaveBeenCalledTimes(2);
  sign.mockResolvedValueOnce(signed);
  await pass(4);
  const { GivenName } = details.Signer;
  expect(screen.getByRole('heading', { name: pageMessages.signed(GivenName) })).toBeVisible();
  expect(keysOf(sign).size).toBe(1);
});

test('while the server is still signing, nothing else is claimed, however long it takes', async () => {
  const { sign } = await signInVain();
  sign.mockRejectedValue(stillWorking);
  await pass(120);
  expect(screen.getByRole('alert')).toHaveTextContent(pageMessages.signatureUnknown);
  expect(screen.getByRole('alert')).toHaveTextContent(pageMessages.signatureAsking);
  expect(screen.getByRole('alert')).not.toHaveTextContent(pageMessages.nothingSigned);
  sign.mockResolvedValueOnce(signed);
  await pass(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(keysOf(sign).size).toBe(1);
});

test('that nothing was signed is said as soon as the server refuses that very signature', async () => {
  const { sign } = await signInVain();
  sign.mockRejectedValueOnce(lockLost);
  await pass(2);
  expect(screen.getByRole('alert')).toHaveTextContent(`Too late.${pageMessages.nothingSigned}`);
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: pageMessages.consent })).toBeChecked();
  screen.getByRole('button', { name: 'Sign' }).click();
  await pass(0);
  expect(keysOf(sign).size).toBe(2);
});

test('signing again while the outcome is unknown sends the same request', async () => {
  const { sign } = await signInVain();
  screen.getByRole('button', { name: 'Sign' }).click();
  await pass(0);
  expect(sign).toHaveBeenCalledTimes(2);
  expect(keysOf(sign).size).toBe(1);
});

test('a server that stays silent is left alone after a while, and asked on a press', async () => {
  const { sign } = await signInVain();
  await pass(OUTCOME_PAUSES_MS.reduce((sum, ms) => sum + ms, 0) / 1000);
  const asked = 1 + OUTCOME_PAUSES_MS.length;
  await pass(600);
  expect(sign).toHaveBeenCalledTimes(asked);
  expect(screen.getByRole('alert')).not.toHaveTextContent(pageMessages.signatureAsking);
  screen.getByRole('button', { name: 'Check again' }).click();
  await pass(0);
  expect(sign).toHaveBeenCalledTimes(asked + 1);
  expect(screen.getByRole('alert')).toHaveTextContent(pageMessages.signatureUnknown);
  sign.mockResolvedValueOnce(signed);
  screen.getByRole('button', { name: 'Check again' }).click();
  await pass(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  { of: 'a gateway', error: new ApiError({ kind: 'malformed', status: 404 }), buttons: 1 },
  {
    of: 'the server',
    error: new ApiError({
      kind: 'problem',
      status: 404,
      code: 'linkUnknown',
      serverMessage: 'Unknown link.',
    }),
    buttons: 0,
  },
])('a 404 of $of offers $buttons times to try again', async ({ error, buttons }) => {
  await showWith({ state: () => Promise.reject(error) });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(buttons);
});
