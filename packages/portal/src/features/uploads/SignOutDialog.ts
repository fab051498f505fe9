import { lazyComponent } from '@countersign/ui';

/** Loads with the first sign-out that would stop uploads. */
export const SignOutDialog = lazyComponent(
  async () => (await import('./SignOutQuestion.tsx')).SignOutQuestion,
);
