import type { BrowserContext } from 'playwright';

/** What a context's pages complained of: broken page policies, uncaught errors, console errors. */
export interface Complaints {
  readonly list: readonly string[];
}

/** Collects from every page of a context, those opened later included. */
export function listenForComplaints(context: BrowserContext): Complaints {
  const list: string[] = [];
  context.on('weberror', (error) => list.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error')
      list.push(`${new URL(message.location().url || 'about:blank').pathname}: ${text}`);
  });
  return { list };
}
