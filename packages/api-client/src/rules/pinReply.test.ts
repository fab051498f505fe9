import { expect, test } from 'vitest';
import { needsNewPin, pinReplyOf, pinSentenceOf, type PinReply } from './pinReply.ts';
import { errorStatus, type ErrorCode } from './errorCodes.ts';

function failure(code: ErrorCode) {
  return { code, status: errorStatus[code], message: 'The server’s own sentence.' };
}

test.each<[ErrorCode, PinReply, string]>([
  ['pinWrong', 'wrong', 'The PIN code you have entered could not be verified, please try again.'],
  ['pinRequired', 'wrong', 'Please type your PIN code in the input box.'],
  ['pinDead', 'dead', 'This PIN can no longer be used. Ask for a new one.'],
  ['pinExpired', 'expired', 'This PIN has expired. Ask for a new one.'],
  [
    'documentInUse',
    'inUse',
    'The document you have requested is currently being signed by another user, please wait 5 minutes and try again.',
  ],
  ['alreadySigned', 'alreadySigned', 'You are not required to sign this document.'],
  [
    'lockLost',
    'timeOver',
    'The signing time limit on the document has expired, please verify again to complete the signing of your document',
  ],
  ['notAllSigned', 'refused', 'Not all require accounts have signed this document yet.'],
  ['methodOther', 'refused', 'This document uses another signing method.'],
  ['openedElsewhere', 'refused', 'You opened this document again elsewhere. Enter your PIN to sign it here.'],
  ['nothingPrepared', 'refused', 'The request could not be processed, please try again.'],
  ['tooManyAttempts', 'refused', 'The server’s own sentence.'],
  ['documentNotFound', 'refused', 'The server’s own sentence.'],
  ['serverFailed', 'error', 'An error occurred while processing your request please try again.'],
])('%s is %s: %s', (code, reply, sentence) => {
  expect(pinReplyOf(failure(code))).toBe(reply);
  expect(pinSentenceOf(failure(code))).toBe(sentence);
});

test('no response at all is an error, and a refusal unknown to this build shows its own message', () => {
  const silent = { code: null, status: 0, message: 'Failed to fetch' };
  expect(pinSentenceOf(silent)).toBe('An error occurred while processing your request please try again.');
  expect(pinSentenceOf({ code: null, status: 418, message: 'Only tea.' })).toBe('Only tea.');
});

test('a gateway’s page is an error, whatever its status', () => {
  const page = { code: null, status: 403, kind: 'malformed', message: 'An unknown error has occurred' };
  expect(pinReplyOf(page)).toBe('error');
  expect(pinSentenceOf(page)).toBe('An error occurred while processing your request please try again.');
});

test('only a new PIN helps against one that is dead or too old', () => {
  expect(needsNewPin('dead') && needsNewPin('expired')).toBe(true);
  expect(needsNewPin('wrong') || needsNewPin('error')).toBe(false);
});
