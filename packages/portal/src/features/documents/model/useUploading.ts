import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentFilterQueries } from '@countersign/api-client';
import { useServices, type UploadDestination } from '../../../services/services.tsx';
import { namesTo } from '../../filters/index.ts';

export interface Destination {
  readonly target: UploadDestination;
  /** "Corriedale Pastoral Co › Tax › 2025". */
  readonly label: string;
}

/** Returns the destination of new uploads; null until the client is known. */
export function useDestination(
  clientId: number,
  clientName: string | undefined,
  filterId: number,
): Destination | null {
  const { portal } = useServices();
  const { data: tree } = useQuery(documentFilterQueries.tree(portal, clientId));
  return useMemo(() => {
    if (clientName === undefined) return null;
    const names = filterId === 0 ? [] : namesTo(tree ?? [], filterId);
    return {
      target: { clientId, clientName, filterId },
      label: [clientName, ...names].join(' › '),
    };
  }, [clientId, clientName, filterId, tree]);
}
