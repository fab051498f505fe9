import { lazyComponent } from '@countersign/ui';

export { useRestore } from './deletion/useRestore.ts';

/** Loads when it opens. */
export const HistoryModal = lazyComponent(
  async () => (await import('./modals/HistoryModal.tsx')).HistoryModal,
);

/** Seldom shown, so it loads by itself. */
export const DocumentsStart = lazyComponent(
  async () => (await import('./DocumentsStart.tsx')).DocumentsStart,
);
