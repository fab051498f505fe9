/**
 * Deletes what this browser remembers of uploads that have expired, of every user. Without anything remembered, none of
 * the code loads.
 */
export function forgetExpired(): void {
  // The next start tries again.
  forget().catch(() => undefined);
}

async function forget(): Promise<void> {
  if (typeof indexedDB === 'undefined' || (await indexedDB.databases()).length === 0) return;
  const { forgetExpiredUploads } = await import('@countersign/api-client/upload');
  await forgetExpiredUploads(Date.now());
}
