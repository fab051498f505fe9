import { useQuery } from '@tanstack/react-query';
import { accountQueries, employeeQueries } from '@countersign/api-client';
import { fullName } from '@countersign/api-client/rules';
import { useServices } from '../../../services/services.tsx';

interface Person {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly person: true;
}

interface People {
  /** The firm's employees, then the account holders of the client. */
  readonly options: readonly Person[];
  readonly failed: boolean;
}

/** Reads who may have created documents of a client, or may have to sign them. */
export function usePeople(clientId: number): People {
  const { portal } = useServices();
  const employees = useQuery(employeeQueries.everyone(portal));
  const accounts = useQuery(accountQueries.signatories(portal, clientId));
  return {
    options: [
      ...(employees.data ?? []).map((employee) => ({
        id: `employee-${employee.Id}`,
        label: fullName(employee),
        description: employee.Email,
        person: true as const,
      })),
      ...(accounts.data ?? []).map((account) => ({
        id: `account-${account.Id}`,
        label: fullName(account),
        description: account.Email,
        person: true as const,
      })),
    ],
    failed: employees.isError || accounts.isError,
  };
}
