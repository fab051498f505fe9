/** What is in the menu of the user's views: an object, so that a story can lose it. */
export const savedViewsPart = {
  load: async () => (await import('./SavedViews.tsx')).SavedViews,
};
