import type { Schemas } from '@countersign/api-client/contract';
import type { SigningStep } from '@countersign/ui';

function people(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`;
}

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
      title: 'PIN sent by email',
      detail:
        accounts.length === 0
          ? 'To the accounts you select'
          : `To ${people(accounts.length)}, once you confirm`,
    },
    {
      id: 'accounts',
      state: 'todo',
      mark: { kind: 'number', value: 2 },
      title: 'Accounts sign',
      detail: 'Any order, each with a PIN code',
      people: accounts.map(({ GivenName, Surname }) => `${GivenName} ${Surname}`),
    },
  ];
  if (employee !== null) {
    steps.push({
      id: 'employee',
      state: 'todo',
      mark: { kind: 'number', value: 3 },
      title: `${employee.GivenName} ${employee.Surname} signs last`,
      detail: 'Firm representative',
    });
  }
  steps.push({
    id: 'signed',
    state: 'todo',
    mark: { kind: 'tick' },
    title: 'Signed',
    detail: 'Sealed with its history',
  });
  return steps;
}
