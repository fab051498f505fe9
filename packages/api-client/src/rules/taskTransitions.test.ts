import { describe, expect, test } from 'vitest';
import { actionTypes, canTransition, isWaiting, parseActionType } from './actionTypes.ts';
import type { ActionType } from './actionTypes.ts';
import { documentRuleMessages, signingMessages } from './messages.ts';
import {
  blocksDelete,
  signingProgress,
  removeTaskDenialReason,
  renameDenialReason,
  resendExternalDenialReason,
  resendPinsDenialReason,
  setUpDenialReason,
  signDenialReason,
} from './taskTransitions.ts';
import type { TaskDocument } from './taskTransitions.ts';

const { noTask, alreadySigned, inProgress, complete, renameSigned, renameWaiting } = documentRuleMessages;
const { methodOther } = signingMessages;
const all: ActionType[] = Object.values(actionTypes);

test('a number is an action type, or is refused', () => {
  expect(all.map(parseActionType)).toEqual(all);
  for (const value of [0, 9, 1.5, Number.NaN]) expect(() => parseActionType(value)).toThrow(RangeError);
});

function aTask(
  ActionTypeE: ActionType,
  signed: string | null = null,
): TaskDocument & { EnabledNotifications: boolean } {
  return {
    ActionTypeE,
    Extension: 'pdf',
    UsersToSign: [{ UserId: 7, SignedDate: signed }],
    EmployeeToSign: { EmployeeId: 3, SignedDate: null },
    EnabledNotifications: true,
  };
}

describe('one row for each action type', () => {
  test.each([
    [actionTypes.none, null, noTask, noTask, noTask],
    [actionTypes.sign, inProgress, null, methodOther, methodOther],
    [actionTypes.secureSign, inProgress, null, methodOther, methodOther],
    [actionTypes.signed, alreadySigned, alreadySigned, alreadySigned, alreadySigned],
    [actionTypes.clickToSign, inProgress, null, null, methodOther],
    [actionTypes.adobeSign, inProgress, null, methodOther, null],
    [actionTypes.adobeSecureSign, inProgress, null, methodOther, null],
    [actionTypes.declined, complete, null, complete, complete],
  ])('type %i', (type, setUp, remove, pins, external) => {
    const document = aTask(type);
    expect(setUpDenialReason(document)).toBe(setUp);
    expect(removeTaskDenialReason(document)).toBe(remove);
    expect(resendPinsDenialReason(document)).toBe(pins);
    expect(resendExternalDenialReason(document)).toBe(external);
  });

  test('PINs are not resent while the emails of the document are off', () => {
    const off = { ...aTask(actionTypes.clickToSign), EnabledNotifications: false };
    expect(resendPinsDenialReason(off)).toBe(documentRuleMessages.notificationsDisabled);
    expect(resendPinsDenialReason({ ...off, ActionTypeE: actionTypes.none })).toBe(noTask);
  });

  test('PINs are resent exactly where the calls that take them let a signer sign', () => {
    for (const type of all.filter(isWaiting))
      expect(resendPinsDenialReason(aTask(type))).toBe(signDenialReason(aTask(type), { UserId: 7 }));
  });

  test('a task can be removed exactly where the type may turn to none', () => {
    for (const type of all)
      expect(removeTaskDenialReason(aTask(type)) === null).toBe(canTransition(type, actionTypes.none));
  });

  test('SIGN is never written', () => {
    for (const type of all) expect(canTransition(type, actionTypes.sign)).toBe(false);
  });

  test('a document keeps its name while it waits for signatures, and once it is signed', () => {
    expect(all.filter((type) => renameDenialReason(aTask(type)) === renameWaiting)).toEqual([2, 3, 5, 6, 7]);
    expect(all.filter((type) => renameDenialReason(aTask(type)) === renameSigned)).toEqual([4]);
  });

  test('outstanding tasks block the deletion, finished ones do not', () => {
    expect(all.filter((type) => blocksDelete(aTask(type)))).toEqual([2, 3, 5, 6, 7]);
  });
});

test('only a PDF can be set up', () => {
  const free = aTask(actionTypes.none);
  expect(setUpDenialReason({ ...free, Extension: 'docx' })).toBe(signingMessages.pdfOnly);
  expect(setUpDenialReason({ ...free, Extension: 'PDF' })).toBeNull();
});

test('nothing is set up while the emails of the document are off; what no email would help comes first', () => {
  const off = { ...aTask(actionTypes.none), EnabledNotifications: false };
  expect(setUpDenialReason(off)).toBe(documentRuleMessages.notificationsOff);
  expect(setUpDenialReason({ ...off, Extension: 'docx' })).toBe(signingMessages.pdfOnly);
  expect(setUpDenialReason({ ...off, ActionTypeE: actionTypes.clickToSign })).toBe(inProgress);
});

describe('signing', () => {
  test('waits for the caller', () => {
    expect(signDenialReason(aTask(5), { UserId: 7 })).toBeNull();
    expect(signDenialReason(aTask(5), { UserId: 8 })).toBe(signingMessages.notRequired);
    expect(signDenialReason(aTask(5, '2026-09-05T04:05:00Z'), { UserId: 7 })).toBe(
      signingMessages.notRequired,
    );
    expect(signDenialReason(aTask(1), { UserId: 7 })).toBe(noTask);
    expect(signDenialReason(aTask(8), { UserId: 7 })).toBe(complete);
  });

  test('by the representative comes after all accounts', () => {
    expect(signDenialReason(aTask(5), { EmployeeId: 3 })).toBe(signingMessages.notAllSigned);
    expect(signDenialReason(aTask(5, '2026-09-05T04:05:00Z'), { EmployeeId: 3 })).toBeNull();
  });

  test('counts accounts and the representative', () => {
    expect(signingProgress(aTask(5, '2026-09-05T04:05:00Z'))).toEqual({ signed: 1, total: 2 });
  });
});
