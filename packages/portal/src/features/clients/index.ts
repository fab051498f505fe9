import { lazyComponent } from '@countersign/ui';

/** Loaded when somebody chooses. */
export const ClientPicker = lazyComponent(async () => (await import('./ClientPicker.tsx')).ClientPicker);
export { lastClient } from './lastClient.ts';
