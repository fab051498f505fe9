import { lazyComponent } from '@countersign/ui';

/** Loads by itself: few meet it. */
export const Unreachable = lazyComponent(
  async () => (await import('./UnreachableScreen.tsx')).UnreachableScreen,
);
