import { parsePortalConfig, type PortalConfig } from '@countersign/api-client';

/**
 * Reads the addresses of the services from the page, where the server wrote them. Throws a sentence for the
 * operator of the installation.
 */
export function readConfig(): PortalConfig {
  const text = document.getElementById('portal-config')?.textContent.trim() ?? '';
  if (text === '') throw new Error('The page came without its configuration.');
  return parsePortalConfig(JSON.parse(text));
}
