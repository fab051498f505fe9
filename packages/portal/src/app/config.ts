import { parsePortalConfig, type PortalConfig } from '@countersign/api-client';

/** How long /config.json may take, in milliseconds. */
const CONFIG_TIMEOUT_MS = 10_000;

/** Reads where every service is. Rejects with a sentence for whoever runs the installation. */
export async function loadConfig(): Promise<PortalConfig> {
  const reply = await fetch('/config.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`/config.json answered ${reply.status}.`);
  return parsePortalConfig(await reply.json());
}
