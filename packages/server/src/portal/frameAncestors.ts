import { publicPageOf } from '@countersign/api-client/config';
import type { App } from '../app.ts';
import { DatabaseUnavailable } from '../databaseErrors.ts';
import { readBranding } from '../domain/branding.ts';

/** Who may frame a page of the portal: only the sign-in, and only sites that the firm of its theme has listed. */
export async function frameAncestors(app: App, url: string): Promise<string> {
  const address = new URL(url, app.config.origins.portal);
  const at = publicPageOf(address.pathname);
  if (at?.page !== 'login') return "'none'";
  const theme = address.searchParams.get('theme') ?? at.steps[1] ?? '';
  const firmId = /^[1-9]\d{0,8}$/.test(theme) ? Number(theme) : 0;
  if (firmId === 0) return "'none'";
  const listed = await originsOf(app, firmId);
  return listed.length === 0 ? "'none'" : listed.join(' ');
}

/** None while the database can't be reached: the page itself needs no database, and says what does not work. */
async function originsOf(app: App, firmId: number): Promise<readonly string[]> {
  try {
    return (await readBranding(app.db, firmId))?.FrameOrigins ?? [];
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return [];
    throw error;
  }
}
