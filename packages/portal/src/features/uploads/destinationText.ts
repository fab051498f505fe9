import type { UploadDestination } from '../../services/services.tsx';

/**
 * Says where an upload goes: to which client, unless that is the open one, and to which filter. Undefined for the open
 * client itself.
 */
export function destinationText(
  { clientId, clientName, filterNames = [] }: UploadDestination,
  openClient: number | null,
): string | undefined {
  const names = clientId === openClient ? filterNames : [clientName, ...filterNames];
  return names.length === 0 ? undefined : names.join(' › ');
}
