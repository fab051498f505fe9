import { useEffect, type ComponentProps } from 'react';
import { announce, Button, EmptyState, ErrorState, Inline } from '@countersign/ui';
import { documentScreenMessages } from '../documents.messages.ts';
import { noSearch, isFiltered } from '../documentsSearch.ts';
import { quickFiltersInUse } from '../quickFilters.ts';
import { emptyViewHints, viewInFilter, viewMessages } from '../views.messages.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { useFilterPath } from '../model/useFilterPath.ts';
import { UploadButton } from './UploadButton.tsx';

/** Returns whether `NoDocuments` is shown with the button to upload: the toolbar has none then. */
export function useUploadsFromEmpty(): boolean {
  const { search, pages, total, uploading } = useDocuments();
  const inFilter = useFilterPath().length > 0;
  if (pages.state.status !== 'ready' || total > 0 || uploading.status === 'failed') return false;
  const isLimited = search.q !== '' || quickFiltersInUse(search).length > 0 || search.view !== 'all';
  return !isLimited && (search.filter === 0 || inFilter);
}

/** Shown for an empty list: nothing was found, the client is unknown, or there are no documents yet. */
export function NoDocuments() {
  const { search, find, uploading } = useDocuments();
  const filterName = useFilterPath().at(-1);
  const showAll = (
    <Button
      onPress={() => {
        find(noSearch);
      }}
    >
      Show all documents
    </Button>
  );
  const onlyPlace = search.q === '' && quickFiltersInUse(search).length === 0;
  if (onlyPlace && search.view !== 'all' && search.filter !== 0) {
    return (
      <SpokenEmpty
        title={viewMessages[search.view].emptyIn(filterName ?? viewInFilter.thisFilter)}
        action={
          <Inline gap={8} wrap>
            <Button
              onPress={() => {
                find({ filter: 0 });
              }}
            >
              {viewInFilter.showAll}
            </Button>
            {showAll}
          </Inline>
        }
      >
        {viewInFilter.hint}
      </SpokenEmpty>
    );
  }
  if (onlyPlace && search.view !== 'all') {
    return (
      <SpokenEmpty title={viewMessages[search.view].empty} action={showAll}>
        {emptyViewHints[search.view]}
      </SpokenEmpty>
    );
  }
  if (onlyPlace && filterName !== undefined) {
    return (
      <SpokenEmpty
        title={documentScreenMessages.emptyFilter(filterName)}
        action={
          <Inline gap={8} wrap>
            {showAll}
            <UploadButton />
          </Inline>
        }
      >
        {documentScreenMessages.emptyFilterHint}
      </SpokenEmpty>
    );
  }
  if (search.q !== '' || isFiltered(search)) {
    return (
      <SpokenEmpty illustration="noMatches" title={documentScreenMessages.noMatches} action={showAll}>
        {isFiltered(search)
          ? documentScreenMessages.noMatchesInFilterHint
          : documentScreenMessages.noMatchesHint}
      </SpokenEmpty>
    );
  }
  // Nothing can be added to a client that is not known.
  if (uploading.status === 'failed') {
    return (
      <ErrorState title={documentScreenMessages.clientFailed} onRetry={uploading.retry}>
        {documentScreenMessages.uploadClientFailed}
      </ErrorState>
    );
  }
  return (
    <SpokenEmpty title={documentScreenMessages.empty} action={<UploadButton />}>
      {documentScreenMessages.emptyHint}
    </SpokenEmpty>
  );
}

/** What is missing is announced: the number of documents alone does not say why there are none. */
function SpokenEmpty(props: ComponentProps<typeof EmptyState>) {
  const { title } = props;
  useEffect(() => {
    announce(title);
  }, [title]);
  return <EmptyState {...props} />;
}
