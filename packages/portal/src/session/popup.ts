import { sessionMessages } from './session.messages.ts';
import { SignInError } from './signInError.ts';
import { listenForReply } from './signInReply.ts';

/** Size of the sign-in window in px. */
const POPUP_WIDTH = 500;
const POPUP_HEIGHT = 600;

/** How often to check whether the window was closed, and how long its message may then still take, in ms. */
const LOOK_MS = 250;
const CLOSED_GRACE_MS = 1_000;

export interface Popup {
  /**
   * Opens the sign-in page and waits for its response. Rejects with a SignInError when the window is closed.
   */
  ask(url: string): Promise<URLSearchParams>;
  close(): void;
}

/** Opens an empty sign-in window: browsers allow it only in the click handler, before the first await. */
export function openPopup(): Popup {
  const left = Math.max(0, Math.round(screenX + (outerWidth - POPUP_WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - POPUP_HEIGHT) / 2));
  const features = `popup,width=${POPUP_WIDTH},height=${POPUP_HEIGHT},left=${left},top=${top}`;
  const popup = window.open('about:blank', '_blank', features);
  if (popup === null) {
    throw new SignInError(sessionMessages.unsupportedBrowser, { code: 'unsupported_browser' });
  }
  return {
    ask(url) {
      if (popup.closed) {
        return Promise.reject(new SignInError(sessionMessages.windowClosed, { code: 'window_closed' }));
      }
      popup.location.replace(url);
      return waitFor(popup);
    },
    close() {
      popup.close();
    },
  };
}

function waitFor(popup: Window): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    let grace: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      clearInterval(look);
      clearTimeout(grace);
      stop();
    };
    const stop = listenForReply(
      () => popup,
      (answer) => {
        finish();
        popup.close();
        resolve(answer);
      },
    );
    // The window closes right after its message, which can arrive later than the notice of closing.
    const look = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(look);
      grace = setTimeout(() => {
        finish();
        reject(new SignInError(sessionMessages.popupClosed, { code: 'popup_closed' }));
      }, CLOSED_GRACE_MS);
    }, LOOK_MS);
  });
}
