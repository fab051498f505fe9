import { startWidgets } from '../widgets/page.ts';

await startWidgets({
  native: async () => (await import('../widgets/native.tsx')).native,
  ours: async () => (await import('../widgets/ours.tsx')).ours,
  Radix: async () => (await import('./radixWidgets.tsx')).radix,
  'React Aria': async () => (await import('./ariaWidgets.tsx')).aria,
  MUI: async () => (await import('./muiWidgets.tsx')).mui,
});
