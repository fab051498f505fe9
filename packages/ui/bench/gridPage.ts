import { startBench } from './page.ts';

await startBench({
  raw: async () => (await import('./raw.ts')).raw(),
  ours: async () => (await import('./ours.tsx')).ours,
});
