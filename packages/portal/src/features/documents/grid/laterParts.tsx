import { lazyComponent } from '@countersign/ui';
import { onFirstUse } from '../../../services/useOnFirstUse.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { QuickFilters } from '../quickFilters/laterQuickFilters.tsx';
import { optionalComponent } from './optionalComponent.tsx';

/** Parts that show a selection: the list does not wait for them. They load when the page is first used. */
const loadDetails = () => import('../details/detailParts.tsx');
export const DocumentDetails = lazyComponent(async () => (await loadDetails()).DocumentDetails);
export const SelectionDetails = lazyComponent(async () => (await loadDetails()).SelectionDetails);
export const SelectionCare = optionalComponent(async () => (await loadDetails()).SelectionCare, onFirstUse);
export const DetailLoading = lazyComponent(async () => (await loadDetails()).DetailLoading);
export const DocumentAbsent = lazyComponent(async () => (await loadDetails()).DocumentAbsent);
export const DocumentsBulkBar = lazyComponent(
  async () => (await import('./DocumentsBars.tsx')).DocumentsBulkBar,
);
export const OneBottomBar = lazyComponent(async () => (await import('./DocumentsBars.tsx')).OneBottomBar);
export const SeveralBottomBar = lazyComponent(
  async () => (await import('./DocumentsBars.tsx')).SeveralBottomBar,
);

/** Says why a list is empty; until the code is there, in the plain words of any list. */
export const NoDocuments = lazyComponent<object>(
  async () => (await import('./foundParts.tsx')).NoDocuments,
  () => documentScreenMessages.noMatches,
);

/** Marks what a search has found. */
export const SearchMarks = optionalComponent(async () => (await import('./foundParts.tsx')).SearchMarks);

/** Leaves a filter that another user deletes. */
export const FilterDeleted = optionalComponent(
  async () => (await import('../filterDeleted/FilterDeleted.tsx')).FilterDeleted,
);

/** Sorts and selects on phones. */
export const DocumentsListMenu = lazyComponent(
  async () => (await import('./DocumentsListMenu.tsx')).DocumentsListMenu,
);

/** Shown once an action on several documents runs. */
export const RunsInProgress = lazyComponent(async () => (await import('./runParts.tsx')).RunsInProgress);
export const DocumentsTray = lazyComponent(async () => (await import('./runParts.tsx')).DocumentsTray);

const selectionParts = [
  DocumentDetails,
  SelectionDetails,
  DetailLoading,
  DocumentAbsent,
  DocumentsBulkBar,
  OneBottomBar,
  SeveralBottomBar,
  QuickFilters,
  NoDocuments,
];

/** Loads the parts that a first press, or a first search, may show. */
export function preloadSelectionParts(): void {
  for (const part of selectionParts) part.preload();
}
