import { signInReply } from './signInReply.ts';

// The page behind the hidden frame of the silent sign-in: hands the answer to the portal around it.
parent.postMessage(signInReply(location.search), location.origin);
