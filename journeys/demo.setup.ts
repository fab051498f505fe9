import type { TestProject } from 'vitest/node';
import { discard, startSystem } from './system.ts';

/** Creates the demo data once for all journeys of a run: each file starts with its own copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const system = await startSystem();
  await system.stop();
  const demo = { dataDir: system.dataDir, databaseUrl: system.databaseUrl };
  project.provide('demo', demo);
  return () => discard(demo);
}
