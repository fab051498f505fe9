import { modalFiles } from './screen/modalFiles.ts';
import { screenModel } from './screen/model.ts';
import { routeFiles } from './screen/routeFiles.ts';
import { rowFiles } from './screen/rowFiles.ts';
import { screenFiles as listFiles } from './screen/screenFiles.ts';
import { storyFiles } from './screen/storyFiles.ts';

/**
 * Writes a portal feature for a list of the contract: its route, screen, dialog, stories and tests.
 *
 * @param noun `employees`, or a longer name than the contract's: `ownerFirms` shows `listFirms`.
 * @param path The address that the specification gives it: `/owner/firms/list`.
 * @throws Error that names what the contract or the client lacks.
 */
export function screenFiles(noun: string, path: string): Record<string, string> {
  const model = screenModel(noun, path);
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

/** Adds a feature to the list sorted by name. */
export function withFeature(features: string, noun: string): string {
  const line = `export { ${noun}Route } from '../features/${noun}/${noun}.route.tsx';`;
  const [head, ...lines] = features.trimEnd().split('\n');
  return `${[head, ...new Set([...lines, line])].sort().join('\n')}\n`;
}
