import { signInReply } from './signInReply.ts';

// The last page of the sign-in window: hands the answer to the portal that opened it, and is gone.
const reply = signInReply(location.search);
const from: Window | null = window.opener;
history.replaceState(null, '', location.pathname);
from?.postMessage(reply, location.origin);
close();
