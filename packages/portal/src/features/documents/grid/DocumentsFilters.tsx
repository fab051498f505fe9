import { FolderIcon } from '@countersign/ui';
import { FiltersPane } from '../../filters/index.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { useDocumentDrag } from '../model/useDocumentDrag.ts';

interface DocumentsFiltersProps {
  /** Called when a filter is selected, which closes a drawer. */
  readonly onSelected: () => void;
}

/** Shows the filters of the client. Documents can be dragged onto one, or assigned to one from the menu. */
export function DocumentsFilters({ onSelected }: DocumentsFiltersProps) {
  const model = useDocuments();
  const { clientId, search, find, selected, several, act } = model;
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
      clientId={clientId}
      selectedId={search.filter}
      onSelect={(filter) => {
        onSelected();
        find({ filter });
      }}
      actions={selected.document === null && selected.count < 2 ? [] : [assign]}
      dropping={dropping}
    />
  );
}
