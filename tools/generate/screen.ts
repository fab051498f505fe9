import { modalFiles } from './screen/modalFiles.ts';
import { screenModel } from './screen/model.ts';
import { routeFiles } from './screen/routeFiles.ts';
import { rowFiles } from './screen/rowFiles.ts';
import { screenFiles as listFiles } from './screen/screenFiles.ts';
import { storyFiles } from './screen/storyFiles.ts';

/**
 * A feature of the portal for a list that the contract has: its route, its screen, a dialog, its stories and tests.
 *
 * @param noun `employees`, or more words than the contract uses: `ownerFirms` shows `listFirms`.
 * @throws Error with what is missing, where the contract or the client has not all that it takes.
 */
export function screenFiles(noun: string): Record<string, string> {
  const model = screenModel(noun);
  const files = {
    ...routeFiles(model),
    ...listFiles(model),
    ...rowFiles(model),
    ...modalFiles(model),
    ...storyFiles(model),
  };
  const folder = `packages/portal/src/features/${noun}`;
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
}

/** The list of features with one more in it, in the order of their names. */
export function withFeature(features: string, noun: string): string {
  const line = `export { ${noun}Route } from '../features/${noun}/${noun}.route.tsx';`;
  const [head, ...lines] = features.trimEnd().split('\n');
  return `${[head, ...new Set([...lines, line])].sort().join('\n')}\n`;
}
