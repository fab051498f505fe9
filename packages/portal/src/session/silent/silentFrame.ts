import { sessionMessages } from '../session.messages.ts';
import { SignInError } from '../signInFailure.ts';
import { SILENT_TIMEOUT_MS } from '../sessionTokens.ts';
import { listenForReply } from '../signInReply.ts';

/**
 * Opens an authorize URL in a hidden frame and waits for the response from /auth/silent.html, to which the identity
 * site redirects: for an identity site that does not support a request for the session's tokens. Rejects with a
 * SignInError after three seconds.
 */
export function askSilently(url: string): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const frame = document.createElement('iframe');
    const finish = () => {
      clearTimeout(timer);
      stop();
      frame.remove();
    };
    const stop = listenForReply(
      () => frame.contentWindow,
      (answer) => {
        finish();
        resolve(answer);
      },
    );
    const timer = setTimeout(() => {
      finish();
      reject(
        new SignInError(sessionMessages.unreachable, { code: 'silent_frame', details: 'silent sign-in' }),
      );
    }, SILENT_TIMEOUT_MS);
    frame.hidden = true;
    frame.title = 'Session';
    frame.setAttribute('aria-hidden', 'true');
    frame.src = url;
    document.body.append(frame);
  });
}
