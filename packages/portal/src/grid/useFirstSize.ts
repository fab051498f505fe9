import { useState } from 'react';

/**
 * Rows of a page: as many as fitted when this view was first measured; null until then. Otherwise every bar
 * that appears and every resize would request all rows again, and show none meanwhile.
 */
export function useFirstSize(viewKey: string, fitting: number | null): number | null {
  const [view, setView] = useState({ viewKey, pageSize: fitting });
  if (view.viewKey === viewKey && (view.pageSize !== null || fitting === null)) return view.pageSize;
  setView({ viewKey, pageSize: fitting });
  return fitting;
}
