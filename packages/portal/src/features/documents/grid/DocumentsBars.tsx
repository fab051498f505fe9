import {
  announce,
  BottomBar,
  BulkBar,
  Button,
  CloseIcon,
  DeleteIcon,
  DetailsIcon,
  DownloadIcon,
  IconButton,
  MenuButton,
  MoreIcon,
  PreviewIcon,
  TasksIcon,
  useMediaQuery,
  type MenuGroup,
} from '@countersign/ui';
import { formatCount } from '../../../services/counts.ts';
import {
  useDocumentMenu,
  useDocuments,
  useSelectionMarks,
  type DocumentsModel,
} from '../model/documentsModel.ts';
import { NARROW_QUERY } from '../model/useDrawers.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { rareMessages } from '../rare.messages.ts';
import { bulkActions, type BulkAction, type BulkCapability } from '../actions/actionTable.ts';
import { withMarks } from '../actions/readMenu.ts';

const label = 'Selected documents';
const showSelected = 'Show selected';

/** Says how many are selected, and how many of them the list does not contain. */
function countOf({ count, hidden }: DocumentsModel['selected']): string {
  const selected = `${formatCount(count)} selected`;
  return hidden === 0 ? selected : `${selected}, ${formatCount(hidden)} not shown`;
}

/** Returns what lists the selected documents in the details; a drawer with them takes the focus and says so itself. */
function useOpenSelected() {
  const { selected, room } = useDocuments();
  const isBeside = room.openDetails === undefined;
  return {
    // It stays while they are shown: another button would come under the pointer that has just pressed it.
    disabledReason: isBeside && selected.details === 'several' ? rareMessages.selectionNamed : undefined,
    openDetails() {
      selected.openDetails();
      if (isBeside) announce(rareMessages.selectionNamed);
    },
  };
}

/** Returns the part of a menu that lists the selected documents. */
function useShowSelected(): MenuGroup {
  const { openDetails, disabledReason } = useOpenSelected();
  const item = {
    id: 'showSelected',
    label: showSelected,
    icon: DetailsIcon,
    disabledReason,
    onSelect: openDetails,
  };
  return { id: 'selection', label: 'Selection', items: [item] };
}

/** Deleting is the last one in every bar, behind its menu of further actions. */
const deletion = bulkActions.filter(({ tone }) => tone === 'danger');
const otherActions = bulkActions.filter(({ tone }) => tone !== 'danger');

/** Returns the props of a button for an action on several documents. */
function useSeveralButton() {
  const { disabledReasonOf, start } = useDocuments().several;
  return (action: BulkAction) => ({
    disabledReason: disabledReasonOf(action),
    onPress: () => {
      start(action);
    },
  });
}

/** The first to give way where the texts of all actions have no room. */
const rare: ReadonlySet<BulkAction> = new Set(['resendPins', 'removeTask']);

/** In a phone's bar; all others are in the menu at its end, where there is room for their names. */
const inBottomBar: ReadonlySet<BulkAction> = new Set(['download', 'assignFilter', 'delete']);

/**
 * On the narrowest phones four icons leave room for "1,284 selected". The last three have the same places for one and for
 * several documents: what a thumb finds there does not change with a second one.
 */
const inNarrowBar: ReadonlySet<BulkAction> = new Set(['download', 'delete']);

/** Offers the actions on several documents, over the grid. */
export function DocumentsBulkBar() {
  const { selected } = useDocuments();
  const open = useOpenSelected();
  const button = useSeveralButton();
  const marks = useSelectionMarks();
  const list = useShowSelected();
  const shown =
    (compact: boolean) =>
    ({ action, label: name, icon, tone }: BulkCapability) => (
      <ActionButton
        key={action}
        label={name}
        icon={icon}
        tone={tone}
        iconOnly={compact}
        {...button(action)}
      />
    );
  const rareItems = otherActions
    .filter(({ action }) => rare.has(action))
    .map(({ action, label: name, icon }) => {
      const { disabledReason, onPress: onSelect } = button(action);
      return { id: action, label: name, icon, disabledReason, onSelect };
    });
  return (
    <BulkBar label={label} count={countOf(selected)} onClear={selected.clear} between={1}>
      {(compact, form) => (
        <>
          {selected.hidden === 0 ? null : (
            <Button
              variant="ghost"
              size="small"
              disabledReason={open.disabledReason}
              onPress={open.openDetails}
            >
              {showSelected}
            </Button>
          )}
          {otherActions.filter(({ action }) => form !== 1 || !rare.has(action)).map(shown(compact))}
          <MenuButton
            label="More actions"
            icon={MoreIcon}
            iconOnly
            size="small"
            placement="top end"
            items={[...(form === 1 ? [{ id: 'tasks', label: 'Tasks', items: rareItems }] : []), marks, list]}
          />
          {deletion.map(shown(compact))}
        </>
      )}
    </BulkBar>
  );
}

/** Offers the same at the bottom of a phone's list. */
export function SeveralBottomBar() {
  const { selected } = useDocuments();
  const { count, clear } = selected;
  const button = useSeveralButton();
  const marks = useSelectionMarks();
  const list = useShowSelected();
  const inBar = useMediaQuery(NARROW_QUERY) ? inNarrowBar : inBottomBar;
  const shown = (entry: BulkCapability) => (
    <IconButton
      key={entry.action}
      label={entry.several.title(count)}
      icon={entry.icon}
      variant={entry.tone === 'danger' ? 'ghostDanger' : 'ghost'}
      size="large"
      {...button(entry.action)}
    />
  );
  const itemOf = ({ action, several, icon, tone }: BulkCapability) => {
    const { disabledReason, onPress: onSelect } = button(action);
    return { id: action, label: several.title(count), icon, tone, disabledReason, onSelect };
  };
  const more = bulkActions.filter(({ action }) => !inBar.has(action));
  const onFiles = more.filter(({ group }) => group !== 'task').map(itemOf);
  const onTasks = more.filter(({ group }) => group === 'task').map(itemOf);
  return (
    <BottomBar label={label} count={countOf(selected)}>
      {otherActions.filter(({ action }) => inBar.has(action)).map(shown)}
      <MenuButton
        label="More actions"
        icon={MoreIcon}
        iconOnly
        size="large"
        placement="top end"
        items={[
          { id: 'tasks', label: 'Tasks', items: onTasks },
          marks,
          list,
          ...(onFiles.length === 0 ? [] : [{ id: 'files', label: 'Documents', items: onFiles }]),
        ]}
      />
      {deletion.filter(({ action }) => inBar.has(action)).map(shown)}
      <IconButton label="Clear selection" icon={CloseIcon} size="large" onPress={clear} />
    </BottomBar>
  );
}

/** Offers the common actions on one document at the bottom of a phone's list, and all of them in its menu. */
export function OneBottomBar() {
  const { disabledReasonsOf, act, selected } = useDocuments();
  const { groups, tasks } = useDocumentMenu();
  const marks = useSelectionMarks();
  const refused = disabledReasonsOf();
  const isNarrow = useMediaQuery(NARROW_QUERY);
  return (
    <BottomBar label={label} count={countOf(selected)}>
      <IconButton
        label="Preview"
        icon={PreviewIcon}
        size="large"
        disabledReason={refused.preview}
        onPress={() => {
          act('preview');
        }}
      />
      {isNarrow ? null : (
        <>
          <IconButton
            label="Download"
            icon={DownloadIcon}
            size="large"
            disabledReason={refused.download}
            onPress={() => {
              act('download');
            }}
          />
          <MenuButton
            label="Tasks"
            icon={TasksIcon}
            iconOnly
            size="large"
            placement="top end"
            items={tasks}
          />
        </>
      )}
      <MenuButton
        label="More actions"
        icon={MoreIcon}
        iconOnly
        size="large"
        placement="top end"
        items={withMarks(groups, marks)}
      />
      <IconButton
        label="Delete"
        icon={DeleteIcon}
        variant="ghostDanger"
        size="large"
        disabledReason={refused.delete}
        onPress={() => {
          act('delete');
        }}
      />
      <IconButton label="Clear selection" icon={CloseIcon} size="large" onPress={selected.clear} />
    </BottomBar>
  );
}
