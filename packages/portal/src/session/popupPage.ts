import { signInReply } from './signInReply.ts';

// Last page of the sign-in window: passes the response to the portal that opened it, and closes.
const reply = signInReply(location.search);
const from: Window | null = window.opener;
history.replaceState(null, '', location.pathname);
from?.postMessage(reply, location.origin);
close();
