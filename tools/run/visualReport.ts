import { stripVTControlCharacters } from 'node:util';

/** One photograph that is not what it was: paths of the pictures. */
export interface Difference {
  story: string;
  before: string;
  after: string;
  /** Absent where the sizes differ: there is nothing to lay over one another. */
  difference?: string;
}

/** Finds the pictures that Vitest names in its failures. */
export function differencesIn(messages: readonly string[]): Difference[] {
  return messages.flatMap((message) =>
    [...stripVTControlCharacters(message).matchAll(pictures)].flatMap(({ groups }) => {
      const { before, after, difference } = groups ?? {};
      if (before === undefined || after === undefined) return [];
      const story = before.replace(/^.*[\\/]/, '').replace(/\.png$/, '');
      return [{ story, before, after, ...(difference !== undefined && { difference }) }];
    }),
  );
}

const pictures =
  /Reference screenshot:\s+(?<before>\S.*?\.png)\s+Actual screenshot:\s+(?<after>\S.*?\.png)(?:\s+Diff image:\s+(?<difference>\S.*?\.png))?/g;

/** A page that needs nothing but a browser: before, after and difference of each photograph, side by side. */
export function visualReport(differences: readonly Difference[], pathTo: (file: string) => string): string {
  const count =
    differences.length === 1 ? '1 photograph differs' : `${differences.length} photographs differ`;
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${count}</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; margin: 0; padding: 24px; background: #f4f3f0; color: #1d1d23; }
  h2 { font-size: 16px; margin: 32px 0 8px; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 16px; }
  figure { margin: 0; }
  figcaption { margin-bottom: 4px; }
  img { max-width: 100%; border: 1px solid #c9c6bf; background: #fff; }
</style>
<h1>${count}</h1>
${differences.map((each) => section(each, pathTo)).join('\n')}
</html>
`;
}

function section(each: Difference, pathTo: (file: string) => string): string {
  const figures = [
    figure('Before', each.before, pathTo),
    figure('After', each.after, pathTo),
    ...(each.difference === undefined ? [] : [figure('Difference', each.difference, pathTo)]),
  ];
  return `<h2 id="${each.story}">${each.story}</h2>\n<div class="pictures">\n${figures.join('\n')}\n</div>`;
}

function figure(name: string, file: string, pathTo: (file: string) => string): string {
  const source = pathTo(file);
  return `<figure><figcaption>${name}</figcaption><a href="${source}"><img src="${source}" alt="${name}" loading="lazy" /></a></figure>`;
}
