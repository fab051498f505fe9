import { sessionMessages } from './session.messages.ts';
import { SignInError } from './signInFailure.ts';
import { listenForReply } from './signInReply.ts';

/** Timeout of the silent sign-in in ms. */
export const SILENT_TIMEOUT_MS = 3_000;

/**
 * Opens an authorize URL in a hidden frame and waits for the answer, from the identity site or, after its redirect,
 * from /auth/silent.html. Rejects with a SignInError after three seconds.
 */
export function askSilently(url: string): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    const finish = () => {
      clearTimeout(timer);
      stop();
      // Later: the request that follows an answer does not wait for it.
      setTimeout(() => frame.remove());
    };
    const stop = listenForReply(
      () => frame.contentWindow,
      (answer) => {
        finish();
        resolve(answer);
      },
      new URL(url).origin,
    );
    const timer = setTimeout(() => {
      finish();
      reject(
        new SignInError(sessionMessages.unreachable, { code: 'unreachable', details: 'silent sign-in' }),
      );
    }, SILENT_TIMEOUT_MS);
    frame.hidden = true;
    frame.title = 'Session';
    frame.setAttribute('aria-hidden', 'true');
    frame.src = url;
    // The page may have no body yet.
    document.documentElement.append(frame);
  });
}
