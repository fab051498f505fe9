import { expect, test } from 'vitest';
import { actionTypes } from './actionTypes.ts';
import { turnObstacle, type TurnSigner } from './signingTurn.ts';

const { none, secureSign, signed, clickToSign, declined } = actionTypes;
const account: TurnSigner = { forFirm: false, signed: false };
const done: TurnSigner = { forFirm: false, signed: true };
const representative: TurnSigner = { forFirm: true, signed: false };

test.each([
  ['without a task', none, [], undefined, 'noTask'],
  ['of a signer', clickToSign, [account, representative], account, null],
  ['of a stranger', clickToSign, [account], undefined, 'notSigner'],
  ['after the own signature', clickToSign, [done, account], done, 'alreadySigned'],
  ['after the last signature', signed, [done], done, 'alreadySigned'],
  ['of a document that others signed', signed, [done], undefined, 'complete'],
  ['after another declined', declined, [account, done], account, 'declined'],
  ['by another method', secureSign, [account], account, 'otherMethod'],
  ['for the firm before the accounts', clickToSign, [account, representative], representative, 'notYourTurn'],
  ['for the firm after the accounts', clickToSign, [done, representative], representative, null],
] as const)('signing %s', (_case, type, signers, own, obstacle) => {
  expect(turnObstacle({ type, signers }, own)).toBe(obstacle);
});
