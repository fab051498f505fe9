import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { documentQueries } from '@countersign/api-client';
import { LISTED_LIMIT, shownName, signingProgress } from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
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
  TaskPill,
  Text,
  toggleRow,
} from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { notListed } from '../bulk/leftOut.messages.ts';
import { documentPage } from '../documentPage.ts';
import { defaultSearch, noSearch } from '../documentsSearch.ts';
import { focusList } from '../modals/selectedRow.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { selectionMessages } from './selection.messages.ts';

type Document = Schemas['Document'];

/** Names the selected documents, also those that the list does not contain, and takes them out of the selection. */
export function SelectionDetails() {
  const { selected, find } = useDocuments();
  const { selection, count, hidden, clear, closeDetails } = selected;
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
              <Button
                variant="link"
                size="small"
                onPress={() => {
                  find(noSearch);
                }}
              >
                {selectionMessages.showAll}
              </Button>
            </Stack>
          </Notice>
        </DetailsSection>
      )}
      <DetailsSection>
        {selection.mode === 'only' ? (
          <SelectedDocuments ids={selection.ids} />
        ) : (
          <Text as="p" step="13">
            {selectionMessages.allMatching(selection.ids.size)}
          </Text>
        )}
      </DetailsSection>
    </DetailsPanel>
  );
}

/** Lists as many documents as one request may name, in the order in which they were selected. */
function SelectedDocuments({ ids }: { readonly ids: ReadonlySet<number> }) {
  const { selected, act, disabledReasonsOf } = useDocuments();
  const named = [...ids].slice(0, LISTED_LIMIT);
  const { known, reading, failed, retry } = useNamed(named);
  const rows = named.flatMap((id) => known.get(id) ?? []);
  const [left, setLeft] = useState(-1);
  /** The button that was pressed is gone: the focus goes to the one in its place. */
  const next = Math.min(left, rows.length - 1);

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
          description: <Task document={document} />,
          end: (
            <Deselect
              title={shownName(document.Title)}
              takesFocus={index === next}
              onPress={() => {
                setLeft(index);
                selected.select(toggleRow(selected.selection, document.Id));
                // One document has details of its own in this place.
                if (ids.size === 2) focusList();
              }}
            />
          ),
        }))}
      />
      {reading ? (
        <Inline gap={8}>
          <Spinner />
          <Text tone="muted">{selectionMessages.reading}</Text>
        </Inline>
      ) : null}
      {failed ? (
        <Notice tone="critical" action={<Button onPress={retry}>Try again</Button>}>
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

interface DeselectProps {
  readonly title: string;
  readonly takesFocus: boolean;
  readonly onPress: () => void;
}

function Deselect({ title, takesFocus, onPress }: DeselectProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <IconButton ref={button} label={selectionMessages.deselect(title)} icon={CloseIcon} onPress={onPress} />
  );
}

function Task({ document }: { readonly document: Document }) {
  const { signed, total } = signingProgress(document);
  return (
    <TaskPill
      actionType={document.ActionTypeE}
      signed={signed}
      total={total}
      declinedBy={document.DeclinedBy ?? undefined}
    />
  );
}

/** Finds documents by their ids: in the loaded rows, or else the server names them. */
function useNamed(ids: readonly number[]) {
  const { clientId, pages } = useDocuments();
  const known = new Map(pages.readRows().map((row) => [row.Id, row]));
  const missing = ids.filter((id) => !known.has(id)).toSorted((a, b) => a - b);
  const page = documentPage({ pageNumber: 1, itemsPerPage: LISTED_LIMIT }, defaultSearch);
  const { data, isLoading, isError, isFetching, refetch } = useQuery({
    ...documentQueries.list(useServices().portal, clientId, { ...page, ids: missing }),
    enabled: missing.length > 0,
  });
  if (missing.length > 0) for (const row of data?.Items ?? []) known.set(row.Id, row);
  return {
    known,
    reading: missing.length > 0 && isLoading,
    failed: missing.length > 0 && isError && !isFetching,
    retry: () => void refetch(),
  };
}
