import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { formatDateTime, LISTED_LIMIT, shownName } from '@countersign/api-client/rules';
import {
  Button,
  CloseIcon,
  DetailsPanel,
  DetailsSection,
  FileIcon,
  IconButton,
  Inline,
  List,
  Notice,
  Spinner,
  Stack,
  Text,
  isSelected,
  toggleRow,
  type GridSelection,
} from '@countersign/ui';
import { notListed } from '../bulk/leftOut.messages.ts';
import { DocumentTask } from '../DocumentTask.tsx';
import { focusList } from '../modals/selectedRow.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { useUnlisted } from '../model/useUnlisted.ts';
import { ShowAllButton } from '../ShowAllButton.tsx';
import { selectionMessages } from './selection.messages.ts';

/** Names the selected documents, also those that the list does not contain, and takes them out of the selection. */
export function SelectionDetails() {
  const { selected, pages, total } = useDocuments();
  const { selection, count, hidden, clear, closeDetails } = selected;
  const ids = selection.mode === 'only' ? selection.ids : loadedIds(selection, pages.readRows(), total);
  return (
    <DetailsPanel
      title={selectionMessages.title(count)}
      actions={
        <Button size="small" onPress={clear}>
          {selectionMessages.clear}
        </Button>
      }
      onClose={closeDetails}
    >
      {hidden === 0 ? null : (
        <DetailsSection>
          <Notice tone="caution">
            <Stack gap={8} align="start">
              <Text as="p">{notListed({ count, hidden })}</Text>
              <ShowAllButton variant="link" size="small" />
            </Stack>
          </Notice>
        </DetailsSection>
      )}
      <DetailsSection>
        {ids !== null ? (
          <SelectedDocuments ids={ids} />
        ) : (
          <Text as="p" step="13">
            {selectionMessages.allMatching(selection.ids.size)}
          </Text>
        )}
      </DetailsSection>
    </DetailsPanel>
  );
}

/** The selected documents of a list that is loaded whole; null if it is not. */
function loadedIds(
  selection: GridSelection,
  rows: readonly Schemas['Document'][],
  total: number,
): ReadonlySet<number> | null {
  if (rows.length < total) return null;
  return new Set(rows.map(({ Id }) => Id).filter((id) => isSelected(selection, id)));
}

/** Lists as many documents as one request may name, in the order in which they were selected. */
function SelectedDocuments({ ids }: { readonly ids: ReadonlySet<number> }) {
  const { clientId, pages, selected, act, disabledReasonsOf } = useDocuments();
  const named = [...ids].slice(0, LISTED_LIMIT);
  const loaded = new Map(pages.readRows().map((row) => [row.Id, row]));
  const notLoaded = named.filter((id) => !loaded.has(id)).toSorted((a, b) => a - b);
  const unlisted = useUnlisted(clientId, notLoaded);
  // Otherwise some of them may be in rows of the list that are not loaded.
  const isKnown = selected.hidden === notLoaded.length && named.length === ids.size;
  const known = new Map([
    ...loaded,
    ...unlisted.documents.map((document) => [document.Id, document] as const),
  ]);
  const rows = named.flatMap((id) => known.get(id) ?? []);
  const titles = rows.map(titleOf);
  const shared = new Set(titles.filter((title, index) => titles.indexOf(title) !== index));
  /** Whose button takes the place of one that was pressed, and then the focus. */
  const [next, setNext] = useState<number | null>(null);

  return (
    <Stack gap={8}>
      <List
        flush
        label="Selected documents"
        items={rows.map((document, index) => ({
          id: String(document.Id),
          title: shownName(document.Title),
          start: <FileIcon extension={document.Extension} unread={document.Unread} />,
          // What can't be previewed is only named: its row offers the download.
          ...(disabledReasonsOf(document).preview === undefined && {
            onPress: () => {
              act('preview', document);
            },
          }),
          description: (
            <Inline gap={8} wrap>
              <DocumentTask document={document} />
              {shared.has(titleOf(document)) ? (
                <Text step="12" tone="muted">
                  {tellApart(document)}
                </Text>
              ) : null}
              {isKnown && !loaded.has(document.Id) ? (
                <Text step="12" tone="muted">
                  {selectionMessages.notShown}
                </Text>
              ) : null}
            </Inline>
          ),
          end: (
            <Deselect
              title={
                shared.has(titleOf(document))
                  ? `${shownName(document.Title)}, ${tellApart(document)}`
                  : shownName(document.Title)
              }
              takesFocus={document.Id === next}
              onFocused={() => {
                setNext(null);
              }}
              onPress={() => {
                setNext((rows[index + 1] ?? rows[index - 1])?.Id ?? null);
                selected.select(toggleRow(selected.selection, document.Id));
                // One document has details of its own in this place.
                if (ids.size === 2 && selected.selection.mode === 'only') focusList();
              }}
            />
          ),
        }))}
      />
      {unlisted.isLoading ? (
        <Inline gap={8}>
          <Spinner />
          <Text tone="muted">{selectionMessages.reading}</Text>
        </Inline>
      ) : null}
      {unlisted.isFailed ? (
        <Notice tone="critical" action={<Button onPress={unlisted.retry}>Try again</Button>}>
          {selectionMessages.readFailed}
        </Notice>
      ) : null}
      {ids.size === named.length ? null : (
        <Text as="p" step="13" tone="muted">
          {selectionMessages.more(ids.size - named.length)}
        </Text>
      )}
    </Stack>
  );
}

function titleOf({ Title, Extension }: Schemas['Document']): string {
  return `${shownName(Title)}.${Extension}`;
}

/** What tells a document from one with the same title: where it is and when it was modified. */
function tellApart({ ModifiedDate, DocumentFilter }: Schemas['Document']): string {
  return selectionMessages.modified(formatDateTime(ModifiedDate), DocumentFilter?.Text);
}

interface DeselectProps {
  readonly title: string;
  readonly takesFocus: boolean;
  /** Called once it has taken the focus. */
  readonly onFocused: () => void;
  readonly onPress: () => void;
}

function Deselect({ title, takesFocus, onFocused, onPress }: DeselectProps) {
  const button = useRef<HTMLButtonElement>(null);
  const takeFocus = useEffectEvent(() => {
    button.current?.focus();
    onFocused();
  });
  useEffect(() => {
    if (takesFocus) takeFocus();
  }, [takesFocus]);
  return (
    <IconButton ref={button} label={selectionMessages.deselect(title)} icon={CloseIcon} onPress={onPress} />
  );
}
