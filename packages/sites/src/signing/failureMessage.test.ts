import { expect, it } from 'vitest';
import { closedTitle } from './failureMessage.ts';
import { pageMessages } from './signing.messages.ts';

it.each([
  ['linkUnknown', pageMessages.linkInvalidTitle],
  ['signingSessionEnded', pageMessages.sessionEndedTitle],
  ['tooManyAttempts', pageMessages.closedTitle],
] as const)('names a page that %s closes', (code, title) => {
  expect(closedTitle(code)).toBe(title);
});
