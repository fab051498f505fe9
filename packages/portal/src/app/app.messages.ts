/** What the portal says where a whole page, or the portal itself, cannot be shown. */
export const appMessages = {
  failed:
    'Something went wrong. Your saved changes are safe. Reload the page. If it happens again, contact your Portal provider.',
  pageFailed:
    'This page could not be shown. Your saved changes are safe. Try again. If a new version was released, reload the page.',
  notStarted: 'Check your connection and try again. If it happens again, contact your Portal provider.',
} as const;
