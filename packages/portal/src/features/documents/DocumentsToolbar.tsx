import {
  Button,
  DetailsIcon,
  FilterIcon,
  IconButton,
  Inline,
  MenuButton,
  SearchField,
  TasksIcon,
  UploadIcon,
} from '@countersign/ui';
import type { ReactNode } from 'react';
import type { DocumentAction, Refusals } from './documentActions.ts';
import { fileActions, taskItems } from './documentMenu.ts';

interface FindProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSearch: (text: string) => void;
  readonly onUpload: () => void;
  /** Opens the filters where they are in a drawer. */
  readonly onFilters?: (() => void) | undefined;
  /** Which columns are shown; a phone's list has none. */
  readonly columns?: ReactNode;
  /** Buttons without words: on phones, where the search needs the room. */
  readonly terse: boolean;
}

/** Find, the columns, and the primary action. */
export function DocumentsFind(props: FindProps) {
  const { text, onTextChange, onSearch, onUpload, onFilters, columns, terse } = props;
  return (
    <Inline gap={8} justify="between" grow>
      <Inline gap={8} grow>
        {onFilters === undefined ? null : (
          <IconButton
            label="Filters"
            icon={FilterIcon}
            variant="secondary"
            size="default"
            onPress={onFilters}
          />
        )}
        <SearchField
          label="Search documents"
          value={text}
          onChange={onTextChange}
          onSubmit={onSearch}
          fullWidth={terse}
          onClear={() => {
            onSearch('');
          }}
        />
      </Inline>
      <Inline gap={8}>
        {columns}
        {terse ? (
          <IconButton label="Upload" icon={UploadIcon} variant="primary" size="default" onPress={onUpload} />
        ) : (
          <Button variant="primary" icon={UploadIcon} onPress={onUpload}>
            Upload
          </Button>
        )}
      </Inline>
    </Inline>
  );
}

interface ActionsProps {
  readonly refused: Refusals;
  readonly onAction: (action: DocumentAction) => void;
  /** Shows the details where they are in a drawer. */
  readonly onDetails?: (() => void) | undefined;
}

/** What can be done with the chosen document; what cannot says why. */
export function DocumentsActions({ refused, onAction, onDetails }: ActionsProps) {
  return (
    <Inline gap={4}>
      {fileActions.map(({ action, label, icon }) => (
        <Button
          key={action}
          variant="ghost"
          size="small"
          icon={icon}
          refusedReason={refused[action]}
          onPress={() => {
            onAction(action);
          }}
        >
          {label}
        </Button>
      ))}
      <MenuButton label="Tasks" size="small" icon={TasksIcon} items={taskItems(refused, onAction)} />
      {onDetails === undefined ? null : (
        <Button
          variant="ghost"
          size="small"
          icon={DetailsIcon}
          // What refuses the history refuses the details: no document, or several.
          refusedReason={refused.history}
          onPress={onDetails}
        >
          Details
        </Button>
      )}
    </Inline>
  );
}
