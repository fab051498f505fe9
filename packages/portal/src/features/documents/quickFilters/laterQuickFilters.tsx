import { lazyComponent } from '@countersign/ui';
import { WaitingButton, type WaitingButtonProps } from './WaitingButton.tsx';

/** Limit the list further: the list does not wait for them. */
export const QuickFilters = lazyComponent<WaitingButtonProps>(
  async () => (await import('./QuickFilters.tsx')).QuickFilters,
  WaitingButton,
);
export const QuickFilterChips = lazyComponent(
  async () => (await import('./limitParts.tsx')).QuickFilterChips,
);

/** Names everything that limits the list. */
export const FilterInUse = lazyComponent(async () => (await import('./limitParts.tsx')).FilterInUse);
