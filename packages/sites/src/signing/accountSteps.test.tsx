import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ApiError, type SignerCalls } from '@countersign/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountApp } from './AccountApp.tsx';
import { aPage, details, signedNow } from './signing.fixtures.ts';
import { pageMessages, signingMessages } from './signing.messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const reading = aPage({
  Stage: 'read',
  Details: details,
  LockExpires: '2026-11-21T03:35:00Z',
  LockSecondsLeft: 300,
});
const never = () => new Promise<never>(() => undefined);

/** Lets seconds of the shown time pass. */
async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

/** Opens the page of a signer who followed the link, with these responses of the server. */
async function open(change: Partial<SignerCalls> = {}): Promise<void> {
  const calls: SignerCalls = {
    openLink: never,
    state: () => Promise.resolve(aPage()),
    verifyPin: () => Promise.resolve(reading),
    view: () => Promise.resolve('about:blank'),
    sign: never,
    decline: never,
    renew: never,
    release: never,
    ...change,
  };
  const entry = { signerId: 7 };
  render(<AccountApp calls={calls} entry={entry} onOpened={() => undefined} signerId={7} login="none" />);
  await pass(0);
}

async function press(name: string): Promise<void> {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await pass(0);
}

function field(): HTMLElement {
  return screen.getByLabelText('PIN code');
}

async function enterPin(): Promise<void> {
  fireEvent.change(field(), { target: { value: '417903' } });
  await press('Verify PIN');
}

test('the right PIN leads to the heading of the document, and says for how long', async () => {
  await open();
  expect(document.title).toBe('Enter your PIN · Harrow & Finch');
  await enterPin();
  expect(
    screen.getByRole('heading', { level: 1, name: pageMessages.readAndSign(details.Title) }),
  ).toHaveFocus();
  expect(document.title).toBe(`Read and sign · ${details.Title} · Harrow & Finch`);
  expect(screen.getByText('5 minutes left to sign')).toBeInTheDocument();
  // The viewer in its frame says when the document is open.
  expect(screen.getByTitle(details.Title)).toBeInTheDocument();
});

test('the page opens on the heading of the document', async () => {
  await open({ state: () => Promise.resolve(aPage({ Details: details })) });
  expect(screen.getByRole('heading', { level: 1, name: details.Title })).toHaveFocus();
});

test('a PIN that is missing again is said again', async () => {
  await open();
  await press('Verify PIN');
  const region = document.querySelector('[data-live-announcer][aria-live="polite"]');
  expect(region?.textContent ?? '').not.toContain(signingMessages.pinRequired);
  fireEvent.submit(field());
  expect(document.querySelector('[data-live-announcer][aria-live="polite"]')).toHaveTextContent(
    signingMessages.pinRequired,
  );
});

test('more time is offered early, then said, with focus near', async () => {
  const later = { ...reading, LockExpires: '2026-11-21T03:38:10Z' };
  await open({ renew: () => Promise.resolve(later) });
  await enterPin();
  await pass(190);
  expect(screen.getByText(/^Less than 2 minutes left to sign\. Extend to 5 minutes/)).toHaveRole('status');
  await press('Extend to 5 minutes');
  expect(screen.getByText('Time extended, 5 minutes left to sign')).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('5:00 left to sign');
  await pass(299);
  expect(screen.getByText('0:01 left to sign')).toBeVisible();
});

test('when the time is over, focus is on the heading of the PIN, and the reason is said', async () => {
  await open();
  await enterPin();
  await pass(300);
  expect(screen.getByRole('heading', { level: 1, name: details.Title })).toHaveFocus();
  expect(screen.getByText(signingMessages.lockExpired, { ignore: '[aria-live] *' })).toBeVisible();
  expect(
    screen.getByText(signingMessages.lockExpired, { selector: '[aria-live=polite] *' }),
  ).toBeInTheDocument();
  expect(document.title).toBe(`Enter your PIN · ${details.Title} · Harrow & Finch`);
});

test('a PIN that is not accepted is an error of its field, which has focus', async () => {
  const wrong = new ApiError({ kind: 'problem', status: 422, code: 'pinWrong', serverMessage: '' });
  await open({ verifyPin: () => Promise.reject(wrong) });
  await press('Verify PIN');
  expect(field()).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(signingMessages.pinRequired);
  await enterPin();
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(signingMessages.pinWrong);
  expect(screen.getByRole('alert')).toHaveTextContent(signingMessages.pinWrong);
});

test('a failure that is not about the PIN is none of its field', async () => {
  const lost = new ApiError({ kind: 'network', status: 0, code: null });
  await open({ verifyPin: () => Promise.reject(lost) });
  await enterPin();
  expect(screen.getByRole('alert')).toHaveTextContent(pageMessages.unreachable);
  expect(field()).not.toBeInvalid();
});

test('a signature that was refused leaves the consent, and says that nothing was signed', async () => {
  const sentence = 'Try again in a minute.';
  const fault = new ApiError({
    kind: 'problem',
    status: 503,
    code: 'signingBusy',
    serverMessage: sentence,
  });
  const state = vi.fn().mockResolvedValueOnce(aPage()).mockResolvedValue(reading);
  await open({ state, sign: () => Promise.reject(fault) });
  await enterPin();
  fireEvent.click(screen.getByRole('checkbox', { name: pageMessages.consent }));
  await press('Sign');
  expect(screen.getByRole('alert')).toHaveTextContent(`${sentence}${pageMessages.nothingSigned}`);
  expect(screen.getByRole('checkbox', { name: pageMessages.consent })).toBeChecked();
});

test.each([
  { failed: 'without any answer', error: new ApiError({ kind: 'network', status: 0, code: null }) },
  { failed: 'with a fault of the server', error: new ApiError({ kind: 'problem', status: 500, code: null }) },
])('a signature that ends $failed is not called unsigned', async ({ error }) => {
  const state = vi.fn().mockResolvedValueOnce(aPage()).mockResolvedValue(reading);
  await open({ state, sign: () => Promise.reject(error) });
  await enterPin();
  fireEvent.click(screen.getByRole('checkbox', { name: pageMessages.consent }));
  await press('Sign');
  expect(screen.getByRole('alert')).toHaveTextContent(pageMessages.signatureUnknown);
});

test('a document that could not be opened can be asked for again', async () => {
  const lost = new ApiError({ kind: 'network', status: 0, code: null });
  const view = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('about:blank');
  const state = vi.fn().mockResolvedValueOnce(aPage()).mockResolvedValue(reading);
  await open({ state, view });
  await enterPin();
  expect(screen.getByRole('heading', { name: pageMessages.notOpen })).toBeVisible();
  await press('Try again');
  expect(screen.getByTitle(details.Title)).toBeVisible();
  expect(view).toHaveBeenCalledTimes(2);
});

test('a document that was lost before it opened leads back to the PIN', async () => {
  const serverMessage = signingMessages.lockExpired;
  const lost = new ApiError({ kind: 'problem', status: 409, code: 'lockLost', serverMessage });
  await open({ view: () => Promise.reject(lost) });
  await enterPin();
  expect(screen.getByRole('heading', { level: 1, name: 'Enter your PIN' })).toBeVisible();
  expect(screen.getByText(signingMessages.lockExpired, { ignore: '[aria-live] *' })).toBeVisible();
});

test('declining that failed says so in the dialog', async () => {
  const lost = new ApiError({ kind: 'network', status: 0, code: null });
  const state = vi.fn().mockResolvedValueOnce(aPage()).mockResolvedValue(reading);
  await open({ state, decline: () => Promise.reject(lost) });
  await enterPin();
  await press('Decline');
  fireEvent.change(screen.getByLabelText('Reason for declining'), { target: { value: 'Not ours.' } });
  await press('Decline to sign');
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(pageMessages.unreachable);
});

test('declining without a reason leads to the field that lacks it', async () => {
  await open();
  await enterPin();
  await press('Decline');
  await press('Decline to sign');
  const reason = screen.getByLabelText('Reason for declining');
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(pageMessages.commentNeeded);
});

test('the title names how it ended', async () => {
  await open({ state: () => Promise.resolve(aPage(signedNow)) });
  expect(document.title).toBe(`You have already signed · ${details.Title} · Harrow & Finch`);
});
