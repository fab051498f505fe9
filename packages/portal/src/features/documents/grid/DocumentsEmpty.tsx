import { useEffect, type ComponentProps } from 'react';
import { announce, Button, EmptyState, ErrorState, Inline } from '@countersign/ui';
import { documentScreenMessages } from '../documents.messages.ts';
import { noSearch, isFiltered } from '../documentsSearch.ts';
import { quickFiltersInUse } from '../quickFilters.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { useFilterPath } from '../model/useFilterPath.ts';
import { UploadButton } from './UploadButton.tsx';
import { emptyListMessages, emptyViews, viewInFilter } from '../emptyList.messages.ts';

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
        title={emptyViews[search.view].titleIn(filterName ?? viewInFilter.thisFilter)}
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
      <SpokenEmpty title={emptyViews[search.view].title} action={showAll}>
        {emptyViews[search.view].hint}
      </SpokenEmpty>
    );
  }
  if (onlyPlace && filterName !== undefined) {
    return (
      <SpokenEmpty
        title={emptyListMessages.emptyFilter(filterName)}
        action={
          <Inline gap={8} wrap>
            {showAll}
            <UploadButton />
          </Inline>
        }
      >
        {emptyListMessages.emptyFilterHint}
      </SpokenEmpty>
    );
  }
  if (search.q !== '' || isFiltered(search)) {
    return (
      <SpokenEmpty illustration="noMatches" title={documentScreenMessages.noMatches} action={showAll}>
        {isFiltered(search) ? emptyListMessages.noMatchesInFilterHint : emptyListMessages.noMatchesHint}
      </SpokenEmpty>
    );
  }
  // Nothing can be added to a client that is not known.
  if (uploading.status === 'failed') {
    return (
      <ErrorState title={emptyListMessages.clientFailed} onRetry={uploading.retry}>
        {documentScreenMessages.uploadClientFailed}
      </ErrorState>
    );
  }
  return (
    <SpokenEmpty title={emptyListMessages.empty} action={<UploadButton />}>
      {emptyListMessages.emptyHint}
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
