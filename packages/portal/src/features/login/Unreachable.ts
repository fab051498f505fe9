import { lazyComponent } from '@countersign/ui';

/** Loaded separately, because it is rarely shown. */
export const Unreachable = lazyComponent(
  async () => (await import('./UnreachableScreen.tsx')).UnreachableScreen,
);
