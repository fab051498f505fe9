import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '@countersign/ui';
import { AccessDeniedScreen, CallbackScreen, ErrorScreen, LoginScreen, LogoutScreen } from './index.ts';
import { aSession, signedOut } from './login.fixtures.ts';
import { unreachableMessages } from './unreachable.messages.ts';
import { UnreachableScreen } from './UnreachableScreen.tsx';

const settled = () => Promise.resolve();

describe('the login screen', () => {
  it('continues to the sign-in page by itself, in the look that was asked for', () => {
    const signIn = vi.fn(settled);
    render(<LoginScreen session={aSession(signedOut(), { signIn })} theme="12" partial={false} />, {
      wrapper: ThemeProvider,
    });
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ theme: '12' });
  });

  it.each([
    ['after a sign-out', { signedOut: true }, null, 'Sign in again'],
    ['in a frame', { framed: true }, null, 'Sign in'],
    ['after a failure', {}, 'Unknown error.', 'Sign in'],
  ])('waits for a press %s', async (_when, props, message, name) => {
    const signIn = vi.fn(settled);
    render(
      <LoginScreen
        session={aSession(signedOut(message), { signIn })}
        theme={null}
        partial={false}
        {...props}
      />,
      { wrapper: ThemeProvider },
    );
    expect(signIn).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('asks again who it is after a refusal', async () => {
    const signIn = vi.fn(settled);
    const refused = { status: 'refused', message: 'The logged in user x@y.test is not an admin.' } as const;
    render(<LoginScreen session={aSession(refused, { signIn })} theme={null} partial={false} />, {
      wrapper: ThemeProvider,
    });
    expect(screen.getByText(refused.message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(signIn).toHaveBeenCalledWith({ again: true });
  });
});

describe('the callback', () => {
  const url = 'http://localhost:4000/callback?code=c';

  it('continues to where the sign-in leads', async () => {
    const onDone = vi.fn();
    const session = aSession(
      { status: 'starting' },
      { completeSignIn: () => Promise.resolve('/documents/12') },
    );
    render(<CallbackScreen session={session} url={url} onDone={onDone} />, { wrapper: ThemeProvider });
    expect(screen.getByText('Processing login...')).toBeVisible();
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('/documents/12'));
  });

  it('says why it failed, and logs in again', async () => {
    const signIn = vi.fn(settled);
    const completeSignIn = () => Promise.reject(new Error('Unknown error.'));
    const session = aSession({ status: 'starting' }, { completeSignIn, signIn });
    render(<CallbackScreen session={session} url={url} onDone={vi.fn()} />, { wrapper: ThemeProvider });
    expect(await screen.findByRole('heading', { name: 'Login failed' })).toBeVisible();
    expect(screen.getByText('Unknown error.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(signIn).toHaveBeenCalledWith({ again: false });
  });
});

describe('the page of an identity site that does not respond', () => {
  const open = (lookAgain: () => Promise<void>) =>
    render(<UnreachableScreen session={aSession({ status: 'unreachable' }, { lookAgain })} />, {
      wrapper: ThemeProvider,
    });

  it('asks again on a press, and says when there is still no response', async () => {
    const lookAgain = vi.fn(settled);
    open(lookAgain);
    expect(screen.queryByText(unreachableMessages.stillUnreachable)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(lookAgain).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(unreachableMessages.stillUnreachable)).toBeVisible();
  });

  it('asks again by itself, with growing pauses, until it is left', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    try {
      const lookAgain = vi.fn(settled);
      const { unmount } = open(lookAgain);
      const countAfter = async (ms: number) => {
        await act(() => vi.advanceTimersByTimeAsync(ms));
        return lookAgain.mock.calls.length;
      };
      expect(await countAfter(5_000)).toBe(1);
      expect(await countAfter(10_000)).toBe(2);
      expect(await countAfter(10_000)).toBe(2);
      expect(await countAfter(10_000)).toBe(3);
      expect(screen.queryByText(unreachableMessages.stillUnreachable)).toBeNull();
      unmount();
      expect(await countAfter(600_000)).toBe(3);
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });

  it('asks again by itself when the browser is online again', async () => {
    const lookAgain = vi.fn(settled);
    const { unmount } = open(lookAgain);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(unreachableMessages.stillUnreachable)).toBeVisible();
    expect(lookAgain).toHaveBeenCalledTimes(1);
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(lookAgain).toHaveBeenCalledTimes(1);
  });
});

describe('signing out', () => {
  it('starts by itself and can be tried again', async () => {
    const signOut = vi.fn().mockRejectedValueOnce(new Error('No answer.')).mockResolvedValue(undefined);
    render(<LogoutScreen session={aSession(signedOut(), { signOut })} />, { wrapper: ThemeProvider });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(2));
  });

  it('is offered where access is denied', async () => {
    const onSignOut = vi.fn();
    render(<AccessDeniedScreen onSignOut={onSignOut} />, { wrapper: ThemeProvider });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });
});

describe('the title of the browser tab', () => {
  it.each([
    [
      'You’re signed out',
      <LoginScreen session={aSession(signedOut())} theme={null} partial={false} signedOut />,
    ],
    ['Sign out', <LogoutScreen session={aSession(signedOut(), { signOut: settled })} />],
    ['Page not found', <ErrorScreen onHome={vi.fn()} />],
    ['Access denied', <AccessDeniedScreen onSignOut={() => undefined} />],
  ])('says %s', (title, page) => {
    render(page, { wrapper: ThemeProvider });
    expect(document.title).toBe(`${title} · Countersign`);
  });
});
