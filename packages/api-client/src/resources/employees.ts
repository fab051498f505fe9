import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Schemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import { newKeys, type KeptKeys } from '../http/keptKeys.ts';
import type { PortalClient } from '../http.ts';
import { keys } from './keys.ts';
import type { EmployeePage } from './keys.ts';

const changesEmployees = { invalidates: [keys.employees.all, keys.clients.all, keys.audit.all] };

interface Leaving {
  id: number;
  reassignments: Schemas['Reassignments'];
}

/** Pairs without a client, or without an employee to take over, are dropped. */
export function takenOver(pairs: Schemas['Reassignments']): Schemas['Reassignments'] {
  return pairs.filter(({ clientId, employeeId }) => clientId !== null && clientId > 0 && employeeId > 0);
}

export const employeeQueries = {
  list: (client: PortalClient, page: EmployeePage) =>
    queryOptions({
      queryKey: keys.employees.list(page),
      queryFn: ({ signal }) => unwrap(client.GET('/employees/', { params: { query: page }, signal })),
      placeholderData: keepPreviousData,
    }),
  everyone: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.employees.everyone,
      queryFn: ({ signal }) => unwrap(client.GET('/employees/all', { signal })),
    }),
  active: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.employees.active,
      queryFn: ({ signal }) => unwrap(client.GET('/employees/active', { signal })),
    }),
  detail: (client: PortalClient, id: number) =>
    queryOptions({
      queryKey: keys.employees.detail(id),
      queryFn: ({ signal }) => unwrap(client.GET('/employees/{id}', { params: { path: { id } }, signal })),
    }),
  /** Employees who may sign as firm representative. */
  signatories: (client: PortalClient, acceptedInviteOnly: boolean) =>
    queryOptions({
      queryKey: keys.employees.signatories(acceptedInviteOnly),
      queryFn: ({ signal }) =>
        unwrap(client.GET('/employees/Signatories', { params: { query: { acceptedInviteOnly } }, signal })),
    }),
  /** The signed-in employee. */
  me: (client: PortalClient) =>
    queryOptions({
      queryKey: keys.employees.me,
      queryFn: ({ signal }) => unwrap(client.GET('/employees/myDetails', { signal })),
    }),
};

export const employeeMutations = {
  create: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['NewEmployee']) =>
        kept.send('new employee', body, (header) =>
          unwrap(client.POST('/employees/newEmployee', { params: { header }, body })),
        ),
      meta: changesEmployees,
    }),
  addExisting: (client: PortalClient, kept: KeptKeys = newKeys) =>
    mutationOptions({
      mutationFn: (body: Schemas['ExistingEmployee']) =>
        kept.send('existing employee', body, (header) =>
          unwrap(client.POST('/employees/existingEmployee', { params: { header }, body })),
        ),
      meta: changesEmployees,
    }),
  update: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: number; body: Schemas['EmployeeUpdate'] }) =>
        unwrap(client.PUT('/employees/{id}', { params: { path: { id } }, body })),
      meta: changesEmployees,
    }),
  remove: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, reassignments }: Leaving) =>
        expectNoContent(
          client.PUT('/employees/delete/{id}', { params: { path: { id } }, body: takenOver(reassignments) }),
        ),
      meta: changesEmployees,
    }),
  inactivate: (client: PortalClient) =>
    mutationOptions({
      mutationFn: ({ id, reassignments }: Leaving) =>
        unwrap(
          client.PUT('/employees/inactivate/{id}', {
            params: { path: { id } },
            body: takenOver(reassignments),
          }),
        ),
      meta: changesEmployees,
    }),
  activate: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(client.PUT('/employees/activate/{id}', { params: { path: { id } } })),
      meta: changesEmployees,
    }),
  promote: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) => unwrap(client.PUT('/employees/promote/{id}', { params: { path: { id } } })),
      meta: changesEmployees,
    }),
  demote: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) => unwrap(client.PUT('/employees/demote/{id}', { params: { path: { id } } })),
      meta: changesEmployees,
    }),
  setDefaultRecipient: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(client.PUT('/employees/defaultRecipient/set/{id}', { params: { path: { id } } })),
      meta: changesEmployees,
    }),
  removeDefaultRecipient: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) =>
        unwrap(client.PUT('/employees/defaultRecipient/remove/{id}', { params: { path: { id } } })),
      meta: changesEmployees,
    }),
  resendInvite: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (id: number) => unwrap(client.PUT('/employees/resendInvite/', { body: { Id: id } })),
      meta: changesEmployees,
    }),
  /** Checks whether an email is in use. A PUT, but it changes nothing. */
  checkExists: (client: PortalClient) =>
    mutationOptions({
      mutationFn: (email: string) => unwrap(client.PUT('/employees/checkExists', { body: { email } })),
    }),
};
