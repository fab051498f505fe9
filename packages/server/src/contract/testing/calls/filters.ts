import { idOf } from '../../../testing/index.ts';
import type { Desk } from '../desk.ts';
import { clientFilter, document, post, put, remove, type GoodCall } from './call.ts';

async function firmFilter({ call }: Desk, text: string): Promise<number> {
  return idOf(await call('/filters/', post({ text, parentId: 0 })));
}

export const filters: Record<string, GoodCall> = {
  getFilterCounts: async (desk) => {
    const body = { documentId: await document(desk), filterId: await clientFilter(desk, 'Counted') };
    await desk.call('/documents/assignFilter', post(body));
    return desk.call(`/documentFilters/${desk.clientId}/counts`);
  },
  getClientFilters: ({ call, clientId }) => call(`/documentFilters/${clientId}`),
  createClientFilter: ({ call, clientId }) =>
    call(`/documentFilters/${clientId}`, put({ index: 0, text: 'Made', parentId: 0 })),
  renameClientFilter: async (desk) => {
    const id = await clientFilter(desk, 'Old name');
    return desk.call(`/documentFilters/${id}`, post({ id, index: 0, text: 'New name' }));
  },
  deleteClientFilter: async (desk) =>
    desk.call(`/documentFilters/${await clientFilter(desk, 'Short-lived')}`, remove),
  restoreClientFilter: async (desk) => {
    const id = await clientFilter(desk, 'Missed');
    await desk.call(`/documentFilters/${id}`, remove);
    return desk.call(`/documentFilters/${id}/restore`, post());
  },
  getFirmFilters: ({ call }) => call('/filters/'),
  createFirmFilter: ({ call }) => call('/filters/', post({ text: 'Made for all', parentId: 0 })),
  renameFirmFilter: async (desk) =>
    desk.call(`/filters/${await firmFilter(desk, 'Old for all')}`, put({ text: 'New for all' })),
  deleteFirmFilter: async (desk) =>
    desk.call(`/filters/${await firmFilter(desk, 'Short-lived for all')}`, remove),
};
