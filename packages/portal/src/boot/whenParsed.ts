type Parsed = Pick<Document, 'readyState' | 'addEventListener'>;

/**
 * Resolves when the page's own elements are there. Scripts that a browser still has in memory can run before the rest
 * of the page is read, and would find nothing to render into.
 */
export function whenParsed(page: Parsed): Promise<void> {
  if (page.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    page.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
