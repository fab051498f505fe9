import { lazyComponent } from '@countersign/ui';

/** Loads when the user opens it. */
export const ClientPicker = lazyComponent(async () => (await import('./ClientPicker.tsx')).ClientPicker);
export { lastClient } from './lastClient.ts';
