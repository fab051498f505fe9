const featureOf = (file: string) => /\/features\/([^/]+)\//.exec(file)?.[1];

/**
 * Whether a module leads to the pages of another feature than the story's. A story of one feature is shown in the whole
 * portal, whose routes lead to all pages; those of the others are not opened in it, and do not make it.
 */
export function leadsElsewhere(story: string, module: string): boolean {
  const own = featureOf(story);
  return own !== undefined && module.endsWith('.route.tsx') && featureOf(module) !== own;
}
