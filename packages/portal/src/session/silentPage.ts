import { signInReply } from './signInReply.ts';

// Page in the hidden frame of the silent sign-in: passes the response to the portal around it.
parent.postMessage(signInReply(location.search), location.origin);
