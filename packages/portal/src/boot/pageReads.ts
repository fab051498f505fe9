import { documentsReads } from '../features/documents/documentsReads.ts';
import { browserSettings } from '../services/browserSettings.ts';
import { featureOf } from './loadPortal.ts';

/** What every page behind the sign-in reads. */
const common = ['/branding/details', '/api/features'] as const;

/** Features that know beforehand what they read. */
const features: ReadonlyMap<string, typeof documentsReads> = new Map([['documents', documentsReads]]);

/** What the page at an address reads first, as paths of the API. */
export function pageReads(url: URL): readonly string[] {
  return [...common, ...(features.get(featureOf(url.pathname))?.(url, browserSettings) ?? [])];
}
