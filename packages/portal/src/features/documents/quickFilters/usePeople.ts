import { useQuery } from '@tanstack/react-query';
import { accountQueries, employeeQueries } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { fullName } from '@countersign/api-client/rules';
import { useServices } from '../../../services/services.tsx';
import { ownName } from '../quickFilters.messages.ts';

interface Person {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** Bare, for the initials. */
  readonly person: { readonly name: string };
}

interface People {
  /** The user, then the firm's employees and the account holders of the client by name. */
  readonly options: readonly Person[];
  readonly failed: boolean;
}

/** Orders people by name, the user first: that is whom most look for. */
function inOrder(people: readonly Person[], me: string): Person[] {
  const sorted = people.toSorted((a, b) => a.label.localeCompare(b.label, 'en-AU'));
  const own = sorted.filter(({ id }) => id === me);
  return [
    ...own.map((person) => ({ ...person, label: ownName(person.label) })),
    ...sorted.filter(({ id }) => id !== me),
  ];
}

/** Reads who may have created documents of a client, or may have to sign them. */
export function usePeople(clientId: number): People {
  const { portal, me } = useServices();
  const employees = useQuery(employeeQueries.everyone(portal));
  const accounts = useQuery(accountQueries.signatories(portal, clientId));
  const people = [
    ...(employees.data ?? []).map((employee) => personOf('employee', employee)),
    ...(accounts.data ?? []).map((account) => personOf('account', account)),
  ];
  return {
    options: inOrder(people, `employee-${me.employeeId}`),
    failed: employees.isError || accounts.isError,
  };
}

function personOf(
  kind: 'employee' | 'account',
  person: Pick<Schemas['Account'], 'Id' | 'GivenName' | 'Surname' | 'Email'>,
): Person {
  const name = fullName(person);
  return { id: `${kind}-${person.Id}`, label: name, description: person.Email, person: { name } };
}
