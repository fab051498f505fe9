import { describe, expect, it } from 'vitest';
import { aDocument } from '@countersign/api-client/fixtures';
import { actionTypes, signingMessages } from '@countersign/api-client/rules';
import { disabledReasons } from './documentActions.ts';
import { mainAction } from './mainAction.ts';
import { documentsMessages } from '../documents.messages.ts';

const previewable = new Set(['pdf', 'png']);
const here = { employeeId: 3, previewable, clickToSign: true };
const one = (document: ReturnType<typeof aDocument>) => disabledReasons({ selected: 1, document, ...here });

describe('what can be done with the selection', () => {
  it('asks for a document first', () => {
    const all = disabledReasons({ selected: 0, document: null, ...here });
    expect(new Set(Object.values(all))).toEqual(new Set([documentsMessages.selectFirst]));
  });

  it('takes one document at a time', () => {
    const all = disabledReasons({ selected: 2, document: null, ...here });
    expect(all.download).toBe(documentsMessages.selectOne);
  });

  it('previews what the viewer can show', () => {
    expect(one(aDocument({ Extension: 'xlsx' })).preview).toBe(documentsMessages.notPreviewable);
    expect(one(aDocument({ Extension: 'pdf' })).preview).toBeUndefined();
  });

  it.each([
    ['loading', documentsMessages.previewableLoading],
    ['failed', documentsMessages.previewableUnread],
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

  it('does not have Click To Sign where the firm has not, whatever is chosen', () => {
    const without = { ...here, clickToSign: false };
    const free = aDocument({ ActionTypeE: actionTypes.none, Extension: 'pdf' });
    expect(disabledReasons({ selected: 1, document: free, ...without })).toMatchObject({
      clickToSign: null,
      removeTask: 'No Task!',
    });
    expect(disabledReasons({ selected: 0, document: null, ...without }).clickToSign).toBeNull();
    expect(disabledReasons({ selected: 2, document: null, ...without }).clickToSign).toBeNull();
  });

  it('says that notifications are off instead of sending PINs', () => {
    const waiting = aDocument({ ActionTypeE: actionTypes.clickToSign, EnabledNotifications: false });
    expect(one(waiting).resendPins).toBe(documentsMessages.notificationsDisabled);
  });

  it.each(['sign', 'secureSign', 'adobeSign', 'adobeSecureSign'] as const)(
    'offers no PINs for a task of %s, which takes none, and says why',
    (type) => {
      const waiting = one(aDocument({ ActionTypeE: actionTypes[type] }));
      expect(waiting.resendPins).toBe(signingMessages.methodOther);
      expect(waiting.removeTask).toBeUndefined();
      expect(mainAction(waiting)?.action).not.toBe('resendPins');
    },
  );
});
