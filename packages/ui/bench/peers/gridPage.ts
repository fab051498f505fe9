import { startBench } from '../page.ts';

await startBench({
  raw: async () => (await import('../raw.ts')).raw(),
  ours: async () => (await import('../ours.tsx')).ours,
  TanStack: async () => (await import('./tanStackGrid.tsx')).tanStackGrid,
  'React Aria': async () => (await import('./ariaTable.tsx')).ariaTable,
  'MUI X': async () => (await import('./muiGrid.tsx')).muiGrid,
  'AG Grid': async () => (await import('./agGrid.tsx')).agGrid,
});
