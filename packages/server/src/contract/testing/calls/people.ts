import { aClient } from '../../../testing/index.ts';
import type { Desk } from '../desk.ts';
import { post, put, type GoodCall } from './call.ts';

async function account({ files }: Desk, email: string): Promise<{ clientId: number; accountId: number }> {
  const { clientId, accounts } = await aClient(files.app, files.staff.firm, 'Corriedale', [email]);
  return { clientId, accountId: accounts[0]?.accountId ?? 0 };
}

export const people: Record<string, GoodCall> = {
  listAccountSignatories: async (desk) =>
    desk.call(`/accounts/Signatories/${(await account(desk, 'signatory@example.test')).clientId}`),
  getAccount: async (desk) =>
    desk.call(`/accounts/${(await account(desk, 'account@example.test')).accountId}`),
  listAllEmployees: ({ call }) => call('/employees/all'),
  listActiveEmployees: ({ call }) => call('/employees/active'),
  listEmployeeSignatories: ({ call }) => call('/employees/Signatories?acceptedInviteOnly=true'),
  getMyDetails: ({ call }) => call('/employees/myDetails'),
  getEmployee: ({ call, files }) => call(`/employees/${files.staff.caller.employeeId}`),
  createClient: ({ call }) => call('/clients/', post({ Name: 'Blue Gum', ContactName: 'Pat Nguyen' })),
  getClient: ({ call, clientId }) => call(`/clients/${clientId}`),
  updateClient: ({ call, clientId }) =>
    call(`/clients/${clientId}`, put({ Name: 'Blue Gum, Sons', ContactName: 'Pat Nguyen' })),
};
