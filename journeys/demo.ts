import { inject } from 'vitest';
import { startSystem, type RunningSystem, type SystemData, type SystemOptions } from './system.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What `demo.setup.ts` has made. */
    demo: SystemData;
  }
}

/** Starts the system with the demo data of this run, or continues with a stopped system. */
export function startDemo(options: Omit<SystemOptions, 'copyOf'> = {}): Promise<RunningSystem> {
  return startSystem(options.continuing ? options : { ...options, copyOf: inject('demo') });
}
