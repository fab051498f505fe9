import { useEffect, type ComponentProps } from 'react';
import { announce, Button, EmptyState, ErrorState, Inline } from '@countersign/ui';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';
import { noSearch, type DocumentsSearch } from '../documentsSearch.ts';
import { noQuickFilters, quickFiltersInUse } from '../quickFilters.ts';
import { useDocuments } from '../model/documentsModel.ts';
import { useFilterPath } from '../model/useFilterPath.ts';
import { ShowAllButton } from '../ShowAllButton.tsx';
import { UploadButton } from './UploadButton.tsx';
import { emptyListMessages, emptyViews, limitedBy, viewInFilter, type Limit } from '../emptyList.messages.ts';

/** Shown in place of the list of a filter that does not exist. */
export function FilterMissing() {
  return (
    <EmptyState title={rareMessages.filterMissing} action={<ShowAllButton variant="primary" />}>
      {rareMessages.filterMissingHint}
    </EmptyState>
  );
}

/** Shown for an empty list: nothing was found, the client is unknown, or there are no documents yet. */
export function NoDocuments() {
  const { search, find, uploading } = useDocuments();
  const filterName = useFilterPath().at(-1);
  const showAll = <ShowAllButton />;
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
      // The toolbar has the button to upload, as beside every other filter.
      <SpokenEmpty title={emptyListMessages.emptyFilter(filterName)} action={showAll}>
        {emptyListMessages.emptyFilterHint}
      </SpokenEmpty>
    );
  }
  const limits = limitsOf(search);
  if (search.q !== '' || limits.length > 0) {
    const less = lessLimited(search);
    return (
      <SpokenEmpty
        illustration="noMatches"
        title={documentScreenMessages.noMatches}
        action={
          <Inline gap={8} wrap>
            {less === null ? null : (
              <Button
                onPress={() => {
                  find(less.search);
                }}
              >
                {less.label}
              </Button>
            )}
            {showAll}
          </Inline>
        }
      >
        {limits.length === 0 ? emptyListMessages.noMatchesHint : limitedBy(limits, search.q !== '')}
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

/** What limits the list, besides a search. */
function limitsOf(search: DocumentsSearch): readonly Limit[] {
  return [
    ...(search.filter === 0 ? [] : (['filter'] as const)),
    ...(search.view === 'all' ? [] : (['view'] as const)),
    ...(quickFiltersInUse(search).length === 0 ? [] : (['quickFilters'] as const)),
  ];
}

/** Takes away some of what limits the list: all but the search, or the quick filters; null if nothing would be left. */
function lessLimited(search: DocumentsSearch) {
  const limits = limitsOf(search);
  if (search.q !== '' && limits.length > 0)
    return { label: emptyListMessages.searchAll, search: { ...noSearch, q: search.q } };
  if (limits.length > 1 && limits.includes('quickFilters'))
    return { label: emptyListMessages.clearQuickFilters, search: noQuickFilters };
  return null;
}

/** What is missing is announced: the number of documents alone does not say why there are none. */
function SpokenEmpty(props: ComponentProps<typeof EmptyState>) {
  const { title } = props;
  useEffect(() => {
    announce(title);
  }, [title]);
  return <EmptyState {...props} />;
}
