import { expect, it } from 'vitest';
import type { AccountState } from './accountState.ts';
import { pageTitle } from './pageTitle.ts';
import { anAccount, details, signedNow } from './signing.fixtures.ts';
import { pageMessages } from './signing.messages.ts';

const firm = 'Harrow & Finch';

it.each<[AccountState, readonly (string | null)[]]>([
  [{ status: 'opening' }, [pageMessages.step.opening]],
  [{ status: 'closed', title: pageMessages.linkInvalidTitle, message: '' }, [pageMessages.linkInvalidTitle]],
  [{ status: 'unreachable', title: 'Try again later', message: '' }, ['Try again later']],
  // Whoever has the link may not know the document.
  [anAccount({ Stage: 'login' }), [pageMessages.step.login, null, firm]],
  [anAccount(), [pageMessages.step.pin, null, firm]],
  [anAccount({ Stage: 'read', Details: details }), [pageMessages.step.read, details.Title, firm]],
  [anAccount({ Stage: 'otherMethod' }), [pageMessages.otherMethod, null, firm]],
  [anAccount(signedNow), ['You have already signed', details.Title, firm]],
  [anAccount(signedNow, { justDone: true }), [pageMessages.signed('Margaret'), details.Title, firm]],
])('names the step, the document and the firm', (state, title) => {
  expect(pageTitle(state)).toEqual(title);
});
