import { startWidgets } from './widgets/page.ts';

await startWidgets({
  native: async () => (await import('./widgets/native.tsx')).native,
  ours: async () => (await import('./widgets/ours.tsx')).ours,
});
