import {
  DetailsIcon,
  Inline,
  MenuButton,
  MoreIcon,
  SearchField,
  TasksIcon,
  type MenuItem,
} from '@countersign/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { fileActions, isBulkAction, taskActions, type Capability } from '../actions/actionTable.ts';
import { disabledReasonOf, notOffered, type DocumentAction } from '../actions/documentActions.ts';
import { useTypedSearch } from '../../../grid/useTypedSearch.ts';
import { useServices } from '../../../services/services.tsx';
import { useDocuments } from '../model/documentsModel.ts';
import { useUploadsFromEmpty } from '../model/useUploadsFromEmpty.ts';
import { FiltersButton } from './FiltersButton.tsx';
import { QuickFiltersButton } from '../quickFilters/QuickFiltersButton.tsx';
import { ActionButton } from '../actions/ActionButton.tsx';
import { RunsInProgress, SearchMarks, SelectionCare } from './laterParts.tsx';
import { UploadButton } from './UploadButton.tsx';

interface FindProps {
  /** The columns menu; on phones a menu for sorting and selecting. */
  readonly columns: ReactNode;
}

/**
 * Shows the search, the columns menu and the primary action. On phones the buttons have no text, because the
 * search needs the space.
 */
export function DocumentsFind({ columns }: FindProps) {
  const { clientId, search, find, room } = useDocuments();
  const bulk = useServices().bulk.of(clientId);
  const runsBehind = useSyncExternalStore(bulk.subscribe, bulk.backgroundCount);
  const uploadsFromEmpty = useUploadsFromEmpty();
  const typed = useTypedSearch(search, find);
  return (
    <Inline gap={8} justify="between" grow>
      <Inline gap={8} grow>
        {room.list ? null : <FiltersButton />}
        {search.q === '' ? null : <SearchMarks />}
        <SelectionCare />
        <SearchField label="Search documents" {...typed} fullWidth={room.list} />
        {room.list ? <FiltersButton /> : <QuickFiltersButton />}
      </Inline>
      <Inline gap={8}>
        {runsBehind === 0 ? null : <RunsInProgress count={runsBehind} onOpen={bulk.open} />}
        {columns}
        {uploadsFromEmpty ? null : <UploadButton iconOnly={room.list} />}
      </Inline>
    </Inline>
  );
}

const none: ReadonlySet<DocumentAction> = new Set();

/** The first to give way where the texts of all actions have no room. */
const rare: ReadonlySet<DocumentAction> = new Set(['history', 'copyLink']);

const [deletion] = fileActions.filter(({ tone }) => tone === 'danger');
const commonActions = fileActions.filter((entry) => entry !== deletion);

/** Offers the actions on the selected document; disabled ones say why. */
export function DocumentsActions() {
  const { disabledReasonsOf, act, room, selected, several } = useDocuments();
  const refused = disabledReasonsOf();

  function propsOf({ action, label, icon, tone }: Capability) {
    // Those that also take several documents.
    const bulk = selected.count > 1 && isBulkAction(action) ? action : undefined;
    return {
      label,
      icon,
      tone,
      disabledReason: bulk ? several.disabledReasonOf(bulk) : disabledReasonOf(refused, action),
      onPress: () => {
        if (bulk) several.start(bulk);
        else act(action);
      },
    };
  }

  function itemOf(entry: Capability): MenuItem {
    const { onPress: onSelect, ...item } = propsOf(entry);
    return { id: entry.action, ...item, onSelect };
  }

  const tasks = taskActions.filter(({ action }) => refused[action] !== notOffered).map(itemOf);

  return (
    <Inline gap={4} between={1}>
      {(compact, form) => {
        const inMenu = form === 1 ? rare : none;
        return (
          <>
            {commonActions
              .filter(({ action }) => !inMenu.has(action))
              .map((entry) => (
                <ActionButton key={entry.action} iconOnly={compact} {...propsOf(entry)} />
              ))}
            <MenuButton label="Tasks" size="small" icon={TasksIcon} iconOnly={compact} items={tasks} />
            {room.openDetails === undefined ? null : (
              <ActionButton
                label="Details"
                icon={DetailsIcon}
                iconOnly={compact}
                // Without a document there are no details, as there is no history.
                disabledReason={selected.count > 1 ? undefined : refused.history}
                onPress={selected.openDetails}
              />
            )}
            {inMenu.size === 0 ? null : (
              <MenuButton
                // The bar of several documents has "More actions".
                label="More"
                icon={MoreIcon}
                iconOnly
                size="small"
                items={commonActions.filter(({ action }) => inMenu.has(action)).map(itemOf)}
              />
            )}
            {deletion === undefined ? null : <ActionButton iconOnly={compact} {...propsOf(deletion)} />}
          </>
        );
      }}
    </Inline>
  );
}
