import type { Handlers } from '../contract.ts';
import { readEmployees } from '../domain/people/employees.ts';
import { notFound } from '../errors.ts';

type Bound =
  'listAllEmployees' | 'listActiveEmployees' | 'listEmployeeSignatories' | 'getMyDetails' | 'getEmployee';

export const employeeHandlers: Handlers<Bound> = {
  listAllEmployees: (_request, { tx, caller }) => readEmployees(tx, caller.firmId),

  listActiveEmployees: (_request, { tx, caller }) => readEmployees(tx, caller.firmId, { activeOnly: true }),

  listEmployeeSignatories: ({ query }, { tx, caller }) =>
    readEmployees(tx, caller.firmId, {
      activeOnly: true,
      signatoriesOnly: true,
      acceptedOnly: query.acceptedInviteOnly === true,
    }),

  async getMyDetails(_request, { tx, caller }) {
    const [employee] = await readEmployees(tx, caller.firmId, { id: caller.employeeId });
    if (employee === undefined) throw notFound();
    return employee;
  },

  async getEmployee({ params }, { tx, caller }) {
    const [employee] = await readEmployees(tx, caller.firmId, { id: params.id });
    if (employee === undefined) throw notFound();
    return employee;
  },
};
