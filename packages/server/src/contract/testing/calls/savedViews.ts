import { listViews } from '../../../domain/views/savedViews.ts';
import { idOf } from '../../../testing/index.ts';
import type { Desk } from '../desk.ts';
import { clientFilter, post, put, remove, type GoodCall } from './call.ts';

const search = { view: 'declined', sortField: 'Title', sortDirection: 'asc', thenBy: ['Task:desc'] };

async function savedView({ call }: Desk, name: string): Promise<number> {
  return idOf(await call('/savedViews/', post({ name, search })));
}

export const savedViews: Record<string, GoodCall> = {
  listSavedViews: async (desk) => {
    await savedView(desk, 'Listed');
    return desk.call('/savedViews/');
  },
  createSavedView: async (desk) => {
    const filterId = await clientFilter(desk, 'Saved');
    return desk.call('/savedViews/', post({ name: 'Saved', search: { ...search, filterId } }));
  },
  reorderSavedViews: async ({ call, files }) => {
    const { Version, Items } = await listViews(files.app.db, files.staff.caller);
    return call('/savedViews/', put({ version: Version, viewIds: Items.map(({ Id }) => Id) }));
  },
  updateSavedView: async (desk) =>
    desk.call(`/savedViews/${await savedView(desk, 'Old view')}`, put({ name: 'New view', search })),
  deleteSavedView: async (desk) => desk.call(`/savedViews/${await savedView(desk, 'Short-lived')}`, remove),
};
