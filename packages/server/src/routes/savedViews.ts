import type { Handlers } from '../contract.ts';
import { addView, changeView, orderViews, removeView } from '../domain/views/changeViews.ts';
import { listViews } from '../domain/views/savedViews.ts';

type Bound =
  'listSavedViews' | 'createSavedView' | 'reorderSavedViews' | 'updateSavedView' | 'deleteSavedView';

/** The caller's own views of the documents. */
export const savedViewHandlers: Handlers<Bound> = {
  listSavedViews: (_request, { tx, caller }) => listViews(tx, caller),

  createSavedView: ({ body }, context) => addView(context, body),

  reorderSavedViews: ({ body }, context) => orderViews(context, body),

  updateSavedView: ({ params, body }, context) => changeView(context, params.id, body),

  async deleteSavedView({ params }, context) {
    await removeView(context, params.id);
    return undefined;
  },
};
