import type { PortalConfig } from '@countersign/api-client/config';
import { readJson } from './readJson.ts';

/** The server has checked what it wrote. A page without it is left to the portal, which checks it in full. */
function isConfig(value: unknown): value is PortalConfig {
  return typeof value === 'object' && value !== null && 'api' in value && 'identity' in value;
}

/** The configuration in the page; null where the server wrote none. */
export function readConfig(): PortalConfig | null {
  const config = readJson('portal-config');
  return isConfig(config) ? config : null;
}
