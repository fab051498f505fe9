import { DetailsIcon, Inline, MenuButton, SearchField, TasksIcon } from '@countersign/ui';
import { useState, type ReactNode } from 'react';
import { bulkCapability, fileActions } from '../actions/actionTable.ts';
import { useDocumentMenu, useDocuments } from '../model/documentsModel.ts';
import { FiltersButton } from './FiltersButton.tsx';
import { QuickFiltersButton } from './QuickFiltersButton.tsx';
import { ActionButton } from './ActionButton.tsx';
import { RunsInProgress } from './laterParts.tsx';
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
  const { search, find, room } = useDocuments();
  const [text, setText] = useState(search.q);
  const [shown, setShown] = useState(search.q);
  // The address changed otherwise than by this field: by Back, or from the empty list.
  if (shown !== search.q) {
    setShown(search.q);
    setText(search.q);
  }
  return (
    <Inline gap={8} justify="between" grow>
      <Inline gap={8} grow>
        <FiltersButton />
        <SearchField
          label="Search documents"
          value={text}
          onChange={setText}
          onSubmit={(q) => {
            find({ q });
          }}
          fullWidth={room.list}
          onClear={() => {
            find({ q: '' });
          }}
        />
        {room.list ? null : <QuickFiltersButton />}
      </Inline>
      <Inline gap={8}>
        <RunsInProgress />
        {columns}
        <UploadButton iconOnly={room.list} />
      </Inline>
    </Inline>
  );
}

/** Offers the actions on the selected document; disabled ones say why. */
export function DocumentsActions() {
  const { disabledReasonsOf, act, room, selected, several } = useDocuments();
  const { tasks } = useDocumentMenu();
  const refused = disabledReasonsOf();
  return (
    <Inline gap={4}>
      {(compact) => (
        <>
          {fileActions.map(({ action, label, icon, tone }) => {
            // Those that also take several documents.
            const bulk = selected.count > 1 ? bulkCapability(action)?.action : undefined;
            return (
              <ActionButton
                key={action}
                label={label}
                icon={icon}
                tone={tone}
                iconOnly={compact}
                disabledReason={bulk ? several.disabledReasonOf(bulk) : (refused[action] ?? undefined)}
                onPress={() => {
                  if (bulk) several.start(bulk);
                  else act(action);
                }}
              />
            );
          })}
          <MenuButton label="Tasks" size="small" icon={TasksIcon} iconOnly={compact} items={tasks} />
          {room.openDetails === undefined ? null : (
            <ActionButton
              label="Details"
              icon={DetailsIcon}
              iconOnly={compact}
              // The history's disabled reason also applies to the details: no document, or several.
              disabledReason={refused.history}
              onPress={room.openDetails}
            />
          )}
        </>
      )}
    </Inline>
  );
}
