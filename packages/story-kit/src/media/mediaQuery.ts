/** Media features by name, with the value that a page shall see: `{ pointer: 'coarse' }`. */
export type MediaFeatures = Readonly<Record<string, string>>;

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** Returns the query with its result where these features have these values; other features stay the browser's. */
export function queryWith(features: MediaFeatures, query: string): string {
  return query.replaceAll(/\(\s*([\w-]+)\s*:\s*([\w-]+)\s*\)/g, (condition, name: string, value: string) => {
    const emulated = features[name];
    if (emulated === undefined) return condition;
    return emulated === value ? always : never;
  });
}
