import { lazyComponent } from '@countersign/ui';

/** Parts that show a selection: the list does not wait for them. They load when the page is first used. */
export const DocumentDetails = lazyComponent(
  async () => (await import('../DocumentDetails.tsx')).DocumentDetails,
);
export const DetailLoading = lazyComponent(
  async () => (await import('../../../services/DetailStates.tsx')).DetailLoading,
);
export const DocumentsBulkBar = lazyComponent(
  async () => (await import('./DocumentsBars.tsx')).DocumentsBulkBar,
);
export const OneBottomBar = lazyComponent(async () => (await import('./DocumentsBars.tsx')).OneBottomBar);
export const SeveralBottomBar = lazyComponent(
  async () => (await import('./DocumentsBars.tsx')).SeveralBottomBar,
);

/** Sorts and selects on phones. */
export const DocumentsListMenu = lazyComponent(
  async () => (await import('./DocumentsListMenu.tsx')).DocumentsListMenu,
);

/** Shown once an action on several documents runs. */
export const DocumentsTray = lazyComponent(async () => (await import('./DocumentsTray.tsx')).DocumentsTray);

/** Loads the parts that a first press may show. */
export function preloadSelectionParts(): void {
  DocumentDetails.preload();
  DocumentsBulkBar.preload();
  OneBottomBar.preload();
  SeveralBottomBar.preload();
}
