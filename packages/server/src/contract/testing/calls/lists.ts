import type { GoodCall } from './call.ts';

/** Lists of what the firm has anyway; `npm run generate resource` adds those that it writes. */
export const lists: Record<string, GoodCall> = {
  listAccounts: ({ call }) => call('/accounts/?pageNumber=1&itemsPerPage=10'),
  listClients: ({ call }) => call('/clients/?sortField=Name&sortDirection=desc'),
};
