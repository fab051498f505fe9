import {
  CheckIcon,
  ClockIcon,
  DeclineIcon,
  DeleteIcon,
  FolderIcon,
  EVERYTHING,
  Inline,
  LayersIcon,
  MailIcon,
  SignIcon,
  ViewList,
  type IconComponent,
  type ListView,
} from '@countersign/ui';
import { documentViews } from '@countersign/api-client/rules';
import { FiltersPane } from '../../filters/index.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { noSearch, type DocumentsSearch } from '../documentsSearch.ts';
import { deletedView, unreadNoun, viewMessages } from '../views.messages.ts';
import { QuickFiltersButton } from '../quickFilters/QuickFiltersButton.tsx';
import { SavedViewsButton } from '../views/SavedViewsButton.tsx';
import { useUnreadCount } from '../model/useUnreadCount.ts';
import { useDocumentDrag } from '../model/useDocumentDrag.ts';

type View = DocumentsSearch['view'];

const icons: Readonly<Record<View, IconComponent>> = {
  all: LayersIcon,
  waitingForUs: SignIcon,
  waitingForClient: ClockIcon,
  declined: DeclineIcon,
  signedThisWeek: CheckIcon,
  unread: MailIcon,
};

function viewsOf(unread: number): readonly ListView<View>[] {
  return (['all', ...documentViews] as const).map((id) => ({
    id,
    label: viewMessages[id].label,
    description: viewMessages[id].title,
    icon: icons[id],
    count: id === 'unread' ? { value: unread, label: unreadNoun } : undefined,
  }));
}

/** Not a view of the list, but found where users look for one. */
const deleted: ListView<'deleted'> = {
  id: 'deleted',
  label: deletedView.label,
  description: deletedView.title,
  icon: DeleteIcon,
};

interface DocumentsFiltersProps {
  /** Called when a view or a filter is selected, which closes a drawer. */
  readonly onSelected: () => void;
  /** A filter that was created elsewhere on the page. */
  readonly createdId: number | undefined;
  /** Shows the deleted documents, to users who may restore them. */
  readonly openDeleted: (() => void) | undefined;
}

/** Shows the views of the list and the filters of the client. Documents can be dragged onto one, or assigned to one from the menu. */
export function DocumentsFilters({ onSelected, createdId, openDeleted }: DocumentsFiltersProps) {
  const model = useDocuments();
  const { clientId, search, find, selected, several, act, room, mark, total, pages } = model;
  const unread = useUnreadCount(model);
  const { dropping } = useDocumentDrag(model);
  const assign = {
    id: 'assign',
    label: 'Assign Filter',
    icon: FolderIcon,
    disabledReason: selected.count > 1 ? several.disabledReasonOf('assignFilter') : undefined,
    onSelect: () => {
      if (selected.count > 1) several.start('assignFilter');
      else act('assignFilter');
    },
  };
  const markAll = {
    id: 'markAll',
    label: 'Mark all as read',
    icon: CheckIcon,
    onSelect: () => {
      mark(EVERYTHING, true);
    },
  };
  return (
    <FiltersPane
      above={
        <>
          <ViewList
            label="Views"
            views={openDeleted === undefined ? viewsOf(unread) : [...viewsOf(unread), deleted]}
            // In a filter not all documents are shown, so only the filter is marked; nor are they in a view of the user's.
            selectedId={
              search.saved !== 0 || (search.view === 'all' && search.filter !== 0) ? undefined : search.view
            }
            onSelect={(view) => {
              onSelected();
              if (view === 'deleted') openDeleted?.();
              else if (view !== 'all') find({ view, saved: 0 });
              // What a view of the user's searches and limits goes with it.
              else find(search.saved === 0 ? { view, filter: 0 } : noSearch);
            }}
          >
            <SavedViewsButton onSelected={onSelected} />
          </ViewList>
          {room.list ? (
            <Inline padding={12}>
              <QuickFiltersButton />
            </Inline>
          ) : null}
        </>
      }
      clientId={clientId}
      selectedId={search.filter}
      retried={pages.state.status === 'failed'}
      counted={pages.state.status === 'ready'}
      onSelect={(filter) => {
        onSelected();
        find({ filter });
      }}
      createdId={createdId}
      actions={[
        ...(search.view === 'unread' && total > 0 ? [markAll] : []),
        ...(selected.document === null && selected.count < 2 ? [] : [assign]),
      ]}
      dropping={dropping}
    />
  );
}
