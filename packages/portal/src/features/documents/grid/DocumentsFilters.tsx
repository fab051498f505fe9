import {
  CheckIcon,
  ClockIcon,
  DeclineIcon,
  DeleteIcon,
  FolderIcon,
  LayersIcon,
  SignIcon,
  ViewList,
  type IconComponent,
  type ListView,
} from '@countersign/ui';
import { documentViews } from '@countersign/api-client/rules';
import { FiltersPane } from '../../filters/index.ts';
import { useDocuments } from '../model/documentsModel.ts';
import type { DocumentsSearch } from '../documentsSearch.ts';
import { viewMessages } from '../views.messages.ts';
import { QuickFilterFields } from './laterParts.tsx';
import { useDocumentDrag } from '../model/useDocumentDrag.ts';

type View = DocumentsSearch['view'];

const icons: Readonly<Record<View, IconComponent>> = {
  all: LayersIcon,
  waitingForUs: SignIcon,
  waitingForClient: ClockIcon,
  declined: DeclineIcon,
  signedThisWeek: CheckIcon,
};

const views: readonly ListView<View>[] = (['all', ...documentViews] as const).map((id) => ({
  id,
  label: viewMessages[id].label,
  icon: icons[id],
}));

interface DocumentsFiltersProps {
  /** Called when a view or a filter is selected, which closes a drawer. */
  readonly onSelected: () => void;
  /** Shows the deleted documents, to users who may restore them. */
  readonly openDeleted: (() => void) | undefined;
}

/** Shows the views of the list and the filters of the client. Documents can be dragged onto one, or assigned to one from the menu. */
export function DocumentsFilters({ onSelected, openDeleted }: DocumentsFiltersProps) {
  const model = useDocuments();
  const { clientId, search, find, selected, several, act, room } = model;
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
  return (
    <FiltersPane
      above={
        <>
          <ViewList
            label="Views"
            views={views}
            selectedId={search.view}
            onSelect={(view) => {
              onSelected();
              find({ view });
            }}
          />
          {room.list ? <QuickFilterFields /> : null}
        </>
      }
      clientId={clientId}
      selectedId={search.filter}
      onSelect={(filter) => {
        onSelected();
        find({ filter });
      }}
      actions={[
        ...(selected.document === null && selected.count < 2 ? [] : [assign]),
        ...(openDeleted === undefined
          ? []
          : [{ id: 'deleted', label: 'Recently deleted', icon: DeleteIcon, onSelect: openDeleted }]),
      ]}
      dropping={dropping}
    />
  );
}
