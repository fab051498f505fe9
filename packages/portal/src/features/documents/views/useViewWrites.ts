import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { viewWrites } from './viewWrites.ts';

/** Returns the writes to the user's views, which keep their keys while the component is mounted. */
export function useViewWrites(): ReturnType<typeof viewWrites> {
  const { portal } = useServices();
  return viewWrites(portal, useQueryClient(), useKeptKeys());
}
