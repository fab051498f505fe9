import { isExample } from './layers.ts';
import { importsOf, isStoryOrTest, type Source } from './sources.ts';

/** The feature that a portal file belongs to, or null outside `features/`. */
function featureOf(file: string): string | null {
  return /^packages\/portal\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Each import of another feature: both features, and what is imported. */
function visits(source: Source) {
  const from = featureOf(source.file);
  if (from === null || isStoryOrTest(source.file)) return [];
  return importsOf(source).flatMap(({ specifier, target }) => {
    const to = featureOf(`${target}/`);
    return to === null || to === from ? [] : [{ from, to, specifier, target }];
  });
}

/** Where a feature reaches into another elsewhere than through its `index.ts`. */
export function trespasses(source: Source): string[] {
  return visits(source)
    .filter(({ to, target }) => !target.endsWith(`/${to}/index`))
    .map(({ specifier }) => `${source.file} imports ${specifier}`);
}

interface Use {
  readonly from: string;
  readonly to: string;
}

/** Those that lead back to themselves through others. */
function inRings(all: readonly Use[]): string[] {
  const uses = Map.groupBy(all, ({ from }) => from);
  const reached = (start: string): Set<string> => {
    const found = new Set<string>();
    const waiting = [start];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const { to } of uses.get(next) ?? []) {
        if (!found.has(to)) waiting.push(to);
        found.add(to);
      }
    }
    return found;
  };
  return [...uses.keys()].filter((each) => reached(each).has(each)).sort();
}

/** Features that use one another: each as one that leads back to itself. */
export function featureCycles(all: readonly Source[]): string[] {
  return inRings(all.flatMap(visits));
}

/** The folder of a feature that a file is in: `documents/grid`; null for files beside such folders. */
function partOf(file: string): string | null {
  return /^packages\/portal\/src\/features\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null;
}

/**
 * Folders of one feature that use one another, types too: each as one that leads back to itself. What is beside the
 * folders is not counted: a feature's catalogue of messages below all of them, its addresses above.
 */
export function partCycles(all: readonly Source[]): string[] {
  const uses = all.flatMap((source) => {
    const from = partOf(source.file);
    if (from === null || isStoryOrTest(source.file) || isExample(source.file)) return [];
    return importsOf(source).flatMap(({ target }) => {
      const to = partOf(target);
      return to === null || to === from || featureOf(source.file) !== featureOf(target) ? [] : [{ from, to }];
    });
  });
  return inRings(uses);
}
