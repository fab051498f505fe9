import type { Schemas } from '@countersign/api-client/contract';
import { MOST_VIEWS, savedViewRuleMessages } from '@countersign/api-client/rules';
import { CopyIcon, DeleteIcon, EditIcon, PlusIcon, RetryIcon, type MenuEntry } from '@countersign/ui';
import { CheckIcon, RestoreIcon, SettingsIcon } from '@countersign/ui';
import type { DocumentsSearch } from '../documentsSearch.ts';
import { isBuiltIn, isSameList, searchOfView } from './savedSearch.ts';
import { viewMenuMessages } from './savedViews.messages.ts';

type View = Schemas['SavedView'];

/** What users do with their views. */
export type SavedViewAction = 'save' | 'update' | 'reset' | 'rename' | 'delete' | 'copyLink' | 'manage';

/**
 * What is known of the user's views.
 * @story ready Own
 */
export type SavedViewsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly views: readonly View[] };

interface Shown {
  readonly clientId: number;
  readonly search: DocumentsSearch;
}

interface Commands {
  readonly open: (view: View) => void;
  readonly act: (action: SavedViewAction) => void;
}

/** The views that are offered for a client. */
function viewsOfClient(views: readonly View[], clientId: number): readonly View[] {
  return views.filter(({ ClientId }) => ClientId === null || ClientId === clientId);
}

/** The user's view that the address names, if it is one of this client's. */
export function currentView(views: readonly View[], { clientId, search }: Shown): View | undefined {
  return viewsOfClient(views, clientId).find(({ Id }) => Id === search.saved);
}

/** Whether the list shows something else than the view. */
function isChangedFrom(view: View, search: DocumentsSearch): boolean {
  return !isSameList(searchOfView(view), search);
}

/** Creates the menu of the user's views, with the text of its button. */
export function savedViewsMenu(
  state: SavedViewsState,
  shown: Shown,
  { open, act }: Commands,
): {
  readonly label: string;
  readonly context?: string | undefined;
  readonly note?: string | undefined;
  readonly current?: boolean | undefined;
  readonly items: readonly MenuEntry[];
} {
  const item = (id: SavedViewAction, label: string, look: { icon?: typeof EditIcon; tone?: 'danger' }) => ({
    id,
    label,
    ...look,
    onSelect: () => {
      act(id);
    },
  });
  const copyLink = item('copyLink', 'Copy Link', { icon: CopyIcon });
  switch (state.status) {
    case 'loading':
      return {
        label: viewMenuMessages.yours,
        items: [
          {
            id: 'loading',
            label: viewMenuMessages.yours,
            disabledReason: viewMenuMessages.loading,
            onSelect: () => undefined,
          },
        ],
      };
    case 'failed':
      return {
        label: viewMenuMessages.yours,
        items: [
          {
            id: 'failed',
            label: viewMenuMessages.failed,
            items: [{ id: 'retry', label: 'Try again', icon: RetryIcon, onSelect: state.retry }],
          },
          copyLink,
        ],
      };
    case 'ready':
  }
  const { views } = state;
  const current = currentView(views, shown);
  const isChanged = current !== undefined && isChangedFrom(current, shown.search);
  const canSave = current === undefined ? !isBuiltIn(shown.search) : isChanged;
  const save = {
    ...item('save', 'Save as view…', { icon: PlusIcon }),
    disabledReason: views.length >= MOST_VIEWS ? savedViewRuleMessages.tooMany : undefined,
  };
  const offered = viewsOfClient(views, shown.clientId);
  return {
    label:
      current === undefined
        ? shown.search.saved === 0
          ? viewMenuMessages.yours
          : viewMenuMessages.notSaved
        : current.Name,
    context: current === undefined ? undefined : viewMenuMessages.yours,
    current: current === undefined ? undefined : true,
    note: isChanged ? viewMenuMessages.changed : undefined,
    items: [
      ...(offered.length > 0
        ? [
            {
              id: 'views',
              label: viewMenuMessages.yours,
              items: offered.map((view) => ({
                id: `view-${view.Id}`,
                label: view.Name,
                current: view === current,
                onSelect: () => {
                  open(view);
                },
              })),
            },
          ]
        : canSave
          ? []
          : [
              {
                id: 'none',
                label: viewMenuMessages.none,
                disabledReason: viewMenuMessages.noneHint,
                onSelect: () => undefined,
              },
            ]),
      {
        id: 'list',
        label: current?.Name ?? 'This list',
        items: [
          ...(isChanged ? [item('update', 'Update view…', { icon: CheckIcon })] : []),
          ...(canSave ? [save] : []),
          ...(isChanged ? [item('reset', 'Discard changes', { icon: RestoreIcon })] : []),
          copyLink,
          ...(current === undefined
            ? []
            : [
                item('rename', 'Rename view…', { icon: EditIcon }),
                item('delete', 'Delete view…', { icon: DeleteIcon, tone: 'danger' }),
              ]),
        ],
      },
      ...(views.length > 0
        ? [{ id: 'all', items: [item('manage', 'Manage views…', { icon: SettingsIcon })] }]
        : []),
    ],
  };
}
