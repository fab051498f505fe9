import { parsePortalConfig, type PortalConfig } from '@countersign/api-client';

/** Reads where every service is from the page, where the server wrote it. Throws a sentence for whoever runs the installation. */
export function readConfig(): PortalConfig {
  const text = document.getElementById('portal-config')?.textContent.trim() ?? '';
  if (text === '') throw new Error('The page came without its configuration.');
  return parsePortalConfig(JSON.parse(text));
}
