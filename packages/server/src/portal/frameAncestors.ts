import { publicPageOf } from '@countersign/api-client/config';
import type { App } from '../app.ts';
import { readBranding } from '../domain/branding.ts';

/** Who may frame a page of the portal: only the sign-in, and only sites that the firm of its theme has listed. */
export async function frameAncestors(app: App, url: string): Promise<string> {
  const address = new URL(url, app.config.origins.portal);
  const at = publicPageOf(address.pathname);
  if (at?.page !== 'login') return "'none'";
  const theme = address.searchParams.get('theme') ?? at.steps[1] ?? '';
  const firmId = /^[1-9]\d{0,8}$/.test(theme) ? Number(theme) : 0;
  const branding = await readBranding(app.db, firmId);
  const listed = branding?.FrameOrigins ?? [];
  return listed.length === 0 ? "'none'" : listed.join(' ');
}
