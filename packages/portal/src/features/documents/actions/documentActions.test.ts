import { describe, expect, it } from 'vitest';
import { aDocument, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { actionTypes, documentRuleMessages, signingMessages } from '@countersign/api-client/rules';
import { disabledReasons, notOffered } from './documentActions.ts';
import { mainAction } from './mainAction.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';

const previewable = new Set(['pdf', 'png']);
const here = { employeeId: 3, previewable, clickToSign: true };
const one = (document: ReturnType<typeof aDocument>) => disabledReasons({ selected: 1, document, ...here });

describe('what can be done with the selection', () => {
  it('asks for a document first', () => {
    const all = disabledReasons({ selected: 0, document: null, ...here });
    expect(new Set(Object.values(all))).toEqual(new Set([documentScreenMessages.selectFirst]));
  });

  it('takes one document at a time', () => {
    const all = disabledReasons({ selected: 2, document: null, ...here });
    expect(all.download).toBe(documentScreenMessages.selectOne);
  });

  it('previews what the viewer can show', () => {
    expect(one(aDocument({ Extension: 'xlsx' })).preview).toBe(documentScreenMessages.notPreviewable);
    expect(one(aDocument({ Extension: 'pdf' })).preview).toBeUndefined();
  });

  it.each([
    ['loading', documentScreenMessages.previewableLoading],
    ['failed', documentScreenMessages.previewableFailed],
  ] as const)('does not call a PDF unsupported while what the viewer shows is %s', (previewable, said) => {
    const document = aDocument({ Extension: 'pdf' });
    expect(disabledReasons({ selected: 1, document, ...here, previewable }).preview).toBe(said);
  });

  it('sets up a signing task only on a PDF without one', () => {
    const free = { ActionTypeE: actionTypes.none, UsersToSign: [], EmployeeToSign: null };
    expect(one(aDocument({ ...free, Extension: 'pdf' })).clickToSign).toBeUndefined();
    expect(one(aDocument({ ...free, Extension: 'zip' })).clickToSign).toMatch(/pdf/);
    expect(one(aDocument({ ActionTypeE: actionTypes.signed })).clickToSign).toBe('Already Signed!');
  });

  it('says that notifications are off instead of a setup that would be refused', () => {
    const off = aDocument({ ActionTypeE: actionTypes.none, Extension: 'pdf', EnabledNotifications: false });
    expect(one(off).clickToSign).toBe(documentRuleMessages.notificationsOff);
    expect(mainAction(off, one(off)).action).toBe('download');
  });

  it.each([
    [actionTypes.none, undefined],
    [actionTypes.declined, undefined],
    [actionTypes.clickToSign, documentRuleMessages.renameWaiting],
    [actionTypes.signed, documentRuleMessages.renameSigned],
  ])('renames only what nobody signs or has signed: action type %i', (ActionTypeE, said) => {
    expect(one(aDocument({ ActionTypeE })).rename).toBe(said);
  });

  it('does not have Click To Sign where the firm has not, whatever is chosen', () => {
    const without = { ...here, clickToSign: false };
    const free = aDocument({ ActionTypeE: actionTypes.none, Extension: 'pdf' });
    expect(disabledReasons({ selected: 1, document: free, ...without })).toMatchObject({
      clickToSign: notOffered,
      removeTask: 'No Task!',
    });
    expect(disabledReasons({ selected: 0, document: null, ...without }).clickToSign).toBe(notOffered);
    expect(disabledReasons({ selected: 2, document: null, ...without }).clickToSign).toBe(notOffered);
  });

  it('says that notifications are off instead of sending PINs', () => {
    const waiting = aDocument({ ActionTypeE: actionTypes.clickToSign, EnabledNotifications: false });
    expect(one(waiting).resendPins).toBe(rareMessages.notificationsDisabled);
  });

  it.each(['sign', 'secureSign', 'adobeSign', 'adobeSecureSign'] as const)(
    'offers no PINs for a task of %s, which takes none, and says why',
    (type) => {
      const document = aDocument({ ActionTypeE: actionTypes[type] });
      const waiting = one(document);
      expect(waiting.resendPins).toBe(signingMessages.methodOther);
      expect(waiting.removeTask).toBeUndefined();
      expect(mainAction(document, waiting).action).toBe('download');
    },
  );
});

describe('what is to be done next', () => {
  const { none, clickToSign, signed, declined } = actionTypes;
  const SignedDate = '2026-11-20T22:31:00Z';
  const ours = {
    ActionTypeE: clickToSign,
    UsersToSign: [aSigner({ SignedDate })],
    EmployeeToSign: aRepresentative({ EmployeeId: 3 }),
  };
  const next = (change: Parameters<typeof aDocument>[0]) => {
    const document = aDocument(change);
    const { label, disabledReason } = mainAction(document, one(document));
    return [label, disabledReason];
  };

  const stages: [string, Parameters<typeof aDocument>[0], string][] = [
    ['without a task', { ActionTypeE: none }, 'Click To Sign'],
    ['without a task, which cannot get one', { ActionTypeE: none, Extension: 'zip' }, 'Download'],
    [
      'that waits for the client',
      { ActionTypeE: clickToSign, UsersToSign: [aSigner()] },
      'Resend Pin Notification',
    ],
    ['that waits for us', ours, 'Sign'],
    [
      'that waits for a colleague',
      { ...ours, EmployeeToSign: aRepresentative({ EmployeeId: 4 }) },
      'Resend Pin Notification',
    ],
    ['that was declined', { ActionTypeE: declined }, 'Remove Task'],
    ['that is signed', { ActionTypeE: signed }, 'Download'],
  ];
  it.each(stages)('with a document %s', (_what, change, label) => {
    expect(next(change)).toEqual([label, undefined]);
  });

  it('gives the reason of the menu where it is refused', () => {
    expect(next({ ActionTypeE: clickToSign, EnabledNotifications: false })).toEqual([
      'Resend Pin Notification',
      rareMessages.notificationsDisabled,
    ]);
  });

  it('is the download where the firm has no Click To Sign', () => {
    const document = aDocument({ ActionTypeE: none });
    const refused = disabledReasons({ selected: 1, document, ...here, clickToSign: false });
    expect(mainAction(document, refused).action).toBe('download');
  });
});
