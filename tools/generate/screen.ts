import { modalFiles } from './screen/modalFiles.ts';
import { screenModel } from './screen/model.ts';
import { modelFiles } from './screen/modelFiles.ts';
import { routeFiles } from './screen/routeFiles.ts';
import { rowFiles } from './screen/rowFiles.ts';
import { screenFiles as listFiles } from './screen/screenFiles.ts';
import { storyFiles } from './screen/storyFiles.ts';
import { edit, writeNew } from './write.ts';

const folderOf = (noun: string) => `packages/portal/src/features/${noun}`;

/**
 * Writes a portal feature for a list of the contract: its route, screen, dialog, stories and tests.
 *
 * @param noun `employees`, or a longer name than the contract's: `ownerFirms` shows `listFirms`.
 * @param path The address that the specification gives it: `/owner/firms/list`.
 * @throws Error that names what the contract or the client lacks.
 */
function screenFiles(noun: string, path: string): Record<string, string> {
  const model = screenModel(noun, path);
  const files = {
    ...routeFiles(model),
    ...listFiles(model),
    ...modelFiles(model),
    ...rowFiles(model),
    ...modalFiles(model),
    ...storyFiles(model),
  };
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folderOf(noun)}/${file}`, text]));
}

/** Adds a screen's messages to those of a feature that has some: its picker, say, was there before its screen. */
function withMessages(existing: string, noun: string, messages: string): string {
  return existing.includes(`export const ${noun}Messages `)
    ? existing
    : `${existing.trimEnd()}\n\n${messages}`;
}

/** Adds a feature to the list sorted by name. */
function withFeature(features: string, noun: string): string {
  const line = `export { ${noun}Route } from '../features/${noun}/${noun}.route.tsx';`;
  const [head, ...lines] = features.trimEnd().split('\n');
  return `${[head, ...new Set([...lines, line])].sort().join('\n')}\n`;
}

/** Writes the screen's folder, or what is missing in it, and lists its route. */
export async function writeScreen(noun: string, path: string): Promise<void> {
  const files = screenFiles(noun, path);
  const messages = `${folderOf(noun)}/${noun}.messages.ts`;
  await writeNew(files);
  edit(messages, (text) => withMessages(text, noun, files[messages] ?? ''));
  edit('packages/portal/src/app/features.ts', (text) => withFeature(text, noun));
}
