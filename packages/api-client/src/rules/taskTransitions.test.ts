import { describe, expect, test } from 'vitest';
import { actionTypes, mayTurn } from './actionTypes.ts';
import type { ActionType } from './actionTypes.ts';
import { documentMessages, signingMessages } from './messages.ts';
import {
  blocksDelete,
  signingProgress,
  whyNotRemoveTask,
  whyNotResendExternal,
  whyNotResendPins,
  whyNotSetUp,
  whyNotSign,
} from './taskTransitions.ts';
import type { TaskDocument } from './taskTransitions.ts';

const { noTask, alreadySigned, inProgress, complete } = documentMessages;
const all: ActionType[] = Object.values(actionTypes);

function aTask(ActionTypeE: ActionType, signed: string | null = null): TaskDocument {
  return {
    ActionTypeE,
    Extension: 'pdf',
    UsersToSign: [{ UserId: 7, SignedDate: signed }],
    EmployeeToSign: { EmployeeId: 3, SignedDate: null },
  };
}

describe('one row for each action type', () => {
  test.each([
    [actionTypes.none, null, noTask, noTask, noTask],
    [actionTypes.sign, inProgress, null, null, noTask],
    [actionTypes.secureSign, inProgress, null, null, noTask],
    [actionTypes.signed, alreadySigned, alreadySigned, alreadySigned, alreadySigned],
    [actionTypes.clickToSign, inProgress, null, null, noTask],
    [actionTypes.adobeSign, inProgress, null, noTask, null],
    [actionTypes.adobeSecureSign, inProgress, null, noTask, null],
    [actionTypes.declined, complete, null, complete, complete],
  ])('type %i', (type, setUp, remove, pins, external) => {
    const document = aTask(type);
    expect(whyNotSetUp(document)).toBe(setUp);
    expect(whyNotRemoveTask(document)).toBe(remove);
    expect(whyNotResendPins(document)).toBe(pins);
    expect(whyNotResendExternal(document)).toBe(external);
  });

  test('a task can be removed exactly where the type may turn to none', () => {
    for (const type of all)
      expect(whyNotRemoveTask(aTask(type)) === null).toBe(mayTurn(type, actionTypes.none));
  });

  test('SIGN is never written', () => {
    for (const type of all) expect(mayTurn(type, actionTypes.sign)).toBe(false);
  });

  test('outstanding tasks block the deletion, finished ones do not', () => {
    expect(all.filter((type) => blocksDelete(aTask(type)))).toEqual([2, 3, 5, 6, 7]);
  });
});

test('only a PDF can be set up', () => {
  expect(whyNotSetUp({ ActionTypeE: 1, Extension: 'docx' })).toBe(signingMessages.pdfOnly);
  expect(whyNotSetUp({ ActionTypeE: 1, Extension: 'PDF' })).toBeNull();
});

describe('signing', () => {
  test('waits for the caller', () => {
    expect(whyNotSign(aTask(5), { UserId: 7 })).toBeNull();
    expect(whyNotSign(aTask(5), { UserId: 8 })).toBe(signingMessages.notRequired);
    expect(whyNotSign(aTask(5, '2026-09-05T04:05:00Z'), { UserId: 7 })).toBe(signingMessages.notRequired);
    expect(whyNotSign(aTask(1), { UserId: 7 })).toBe(noTask);
    expect(whyNotSign(aTask(8), { UserId: 7 })).toBe(complete);
  });

  test('by the representative comes after all accounts', () => {
    expect(whyNotSign(aTask(5), { EmployeeId: 3 })).toBe(signingMessages.notAllSigned);
    expect(whyNotSign(aTask(5, '2026-09-05T04:05:00Z'), { EmployeeId: 3 })).toBeNull();
  });

  test('counts accounts and the representative', () => {
    expect(signingProgress(aTask(5, '2026-09-05T04:05:00Z'))).toEqual({ signed: 1, total: 2 });
  });
});
