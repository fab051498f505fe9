import { anAccount, anEmployee } from '@countersign/api-client/fixtures';
import { fullName } from '@countersign/api-client/rules';
import { expect, test } from 'vitest';
import { planMessages } from '../signing.messages.ts';
import { planSteps } from './planSteps.ts';

const titles = (...selection: Parameters<typeof planSteps>) =>
  planSteps(...selection).map(({ title }) => title);

test('a plan without accounts says what to select', () => {
  expect(planSteps([], null)[0]?.detail).toBe(planMessages.pinTo(0));
  expect(titles([], null)).toEqual([planMessages.pin, planMessages.accounts, planMessages.signed]);
});

test('the accounts sign in any order, and the representative last', () => {
  const [pin, accounts, last, end] = planSteps([anAccount(), anAccount({}, 1)], anEmployee());
  expect(pin?.detail).toBe('To 2 accounts, when you send the PINs');
  expect(accounts).toMatchObject({
    detail: planMessages.anyOrder,
    people: [fullName(anAccount()), fullName(anAccount({}, 1))],
  });
  expect(last).toMatchObject({
    title: planMessages.last(fullName(anEmployee())),
    detail: planMessages.representative,
  });
  expect(end?.detail).toBe(planMessages.sealed);
});
