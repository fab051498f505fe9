import { aDocument, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { actionTypes, formatDateTime, timelineMessages } from '@countersign/api-client/rules';
import { expect, test } from 'vitest';
import { stepMessages } from './signingSteps.messages.ts';
import { signingSteps } from './signingSteps.ts';

const SignedDate = '2026-11-20T22:31:00Z';

test('signing starts with the upload, and the representative follows the accounts', () => {
  const document = aDocument({
    ActionTypeE: actionTypes.clickToSign,
    UsersToSign: [aSigner()],
    EmployeeToSign: aRepresentative(),
  });
  const [uploaded, account, representative] = signingSteps(document);
  expect(uploaded).toMatchObject({
    title: stepMessages.uploaded,
    rest: stepMessages.by(document.CreatedBy),
    detail: formatDateTime(document.CreatedDate),
    state: 'done',
  });
  expect(account).toMatchObject({ state: 'now', detail: timelineMessages.waiting });
  expect(representative).toMatchObject({ state: 'todo', detail: timelineMessages.representativeLater });
});

test('a signed document ends with everyone', () => {
  const UsersToSign = [aSigner({ SignedDate })];
  const steps = signingSteps(
    aDocument({ ActionTypeE: actionTypes.signed, UsersToSign, EmployeeToSign: null }),
  );
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  expect(steps.at(-1)).toMatchObject({ title: stepMessages.signed, rest: stepMessages.byEveryone });
});

test('the signer of the firm reads that it is their turn', () => {
  const EmployeeId = 31;
  const document = aDocument({
    ActionTypeE: actionTypes.clickToSign,
    UsersToSign: [aSigner({ SignedDate })],
    EmployeeToSign: aRepresentative({ EmployeeId }),
  });
  expect(signingSteps(document, EmployeeId).at(-1)).toMatchObject({
    title: stepMessages.you,
    detail: stepMessages.youNow,
  });
  expect(signingSteps(document, EmployeeId + 1).at(-1)).toMatchObject({
    detail: timelineMessages.representativeNow,
  });
});
