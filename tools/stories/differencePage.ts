/** A picture's file, as the page names it, and its size, "390x844". */
export interface Picture {
  readonly picture: string;
  readonly size: string;
}

/** One screenshot that is not what it was. */
export interface Difference {
  readonly story: string;
  readonly mode: string;
  /** `new`: the base has no such story or mode. `notRendered`: it has, but its commit could not render it. */
  readonly before: Picture | 'new' | 'notRendered';
  readonly after: Picture;
  /** Absent without an earlier picture. */
  readonly difference?: { readonly picture: string; readonly pixels: number };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page that needs nothing but a browser: before, after and difference of each screenshot, side by side. */
export function differencePage(differences: readonly Difference[], base: string): string {
  const count =
    differences.length === 1 ? '1 screenshot differs' : `${differences.length} screenshots differ`;
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
  img { box-sizing: border-box; max-width: 100%; height: auto; border: 1px solid #c9c6bf; background: #fff; }
</style>
<h1>${count} from ${escaped(base)}</h1>
${differences.map(section).join('\n')}
</html>
`;
}

function section({ story, mode, before, after, difference }: Difference): string {
  const figures =
    typeof before === 'string'
      ? [figure(before === 'new' ? 'New' : 'After. The base commit could not render it', after.picture)]
      : before.size === after.size
        ? [figure('Before', before.picture), figure('After', after.picture)]
        : [
            figure(`Before, ${before.size} pixels`, before.picture),
            figure(`After, ${after.size} pixels`, after.picture),
          ];
  if (difference !== undefined)
    figures.push(figure(`Difference: ${difference.pixels} pixels`, difference.picture));
  return `<h2 id="${escaped(`${story}--${mode}`)}">${escaped(story)}, ${escaped(mode)}</h2>\n<div class="pictures">\n${figures.join('\n')}\n</div>`;
}

function figure(name: string, file: string): string {
  const source = escaped(file);
  return `<figure><figcaption>${name}</figcaption><a href="${source}"><img src="${source}" alt="${name}" loading="lazy" /></a></figure>`;
}
