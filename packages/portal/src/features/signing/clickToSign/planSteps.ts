import type { Schemas } from '@countersign/api-client/contract';
import { fullName } from '@countersign/api-client/rules';
import type { SigningStep } from '@countersign/ui';
import { planMessages } from '../signing.messages.ts';

/** Returns the steps of the current selection's plan. */
export function planSteps(
  accounts: readonly Schemas['Account'][],
  employee: Schemas['Employee'] | null,
): readonly SigningStep[] {
  const steps: SigningStep[] = [
    {
      id: 'pin',
      state: 'todo',
      mark: { kind: 'number', value: 1 },
      title: planMessages.pin,
      detail: planMessages.pinTo(accounts.length),
    },
    {
      id: 'accounts',
      state: 'todo',
      mark: { kind: 'number', value: 2 },
      title: planMessages.accounts,
      detail: planMessages.anyOrder,
      people: accounts.map(fullName),
    },
  ];
  if (employee !== null) {
    steps.push({
      id: 'employee',
      state: 'todo',
      mark: { kind: 'number', value: 3 },
      title: planMessages.last(fullName(employee)),
      detail: planMessages.representative,
    });
  }
  steps.push({
    id: 'signed',
    state: 'todo',
    mark: { kind: 'tick' },
    title: planMessages.signed,
    detail: planMessages.sealed,
  });
  return steps;
}
