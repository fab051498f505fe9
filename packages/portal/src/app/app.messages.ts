/** Messages shown if a whole page, or the portal itself, can't be rendered. */
export const appMessages = {
  notFound: 'There is no page at this address',
  notFoundHint: 'Check it, or start from your documents.',
  failed:
    'Something went wrong. Your saved changes are safe. Reload the page. If it happens again, contact your Portal provider.',
  pageFailed:
    'This page couldn’t be shown. Your saved changes are safe. Try again. If a new version was released, reload the page.',
  notStarted: 'Check your connection and try again. If it happens again, contact your Portal provider.',
} as const;

/** For a client whose name is not there, or not yet. */
export const unnamedClient = (id: number) => `Client ${id}`;
