import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Comparison } from './comparison.ts';
import { ROUNDS } from './cpu.ts';
import { peerVersions } from './installPeers.ts';
import { type Table, tableOf } from './report.ts';

export interface Measured {
  /** What the browser calls itself. */
  readonly browser: string;
  readonly grid: readonly Comparison[];
  readonly rest: readonly Comparison[];
  readonly sizes: readonly Comparison[];
}

const file = path.resolve(import.meta.dirname, '../../../docs/benchmarks.md');

/** Written by hand from `npm run bench -- load`; it ends the file. */
const firstLoads = '\n## First loads\n';

/** Renews `docs/benchmarks.md`, except its last section. */
export async function writeDocument({ browser, grid, rest, sizes }: Measured): Promise<void> {
  const versions = peerVersions();
  const peer = (name: string) => `${name} ${versions.get(name) ?? ''}`;
  const text = `# Benchmarks

\`npm run bench -- peers --write\` measured this on ${new Date().toISOString().slice(0, 10)} and wrote it, on ${machine()}, in ${browser}, React ${versions.get('react') ?? ''}.

## The grid

Eight columns of plain text, rows of 33 pixels, the same rows for all, in a box of 1200 by 660 pixels. _raw_ is a fixed pool of absolutely positioned rows that is created once, without a framework, and writes only text that changed: an approximation of the physical limit. Figures without a unit are multiples of the base in the second column; smaller is better.

${markdown(tableOf(grid))}

- CPU is the time of the main thread's tasks, including style and layout: medians of ${ROUNDS}, every contestant once in each round, on its own page, after a warm-up round. Garbage is collected before each.
- The first mount in a cold page is that of code that has loaded and never run, in a new page each time; ours is in its \`ThemeProvider\`, as a consumer writes it.
- A checkbox is pressed by \`click()\`, forty times, once a frame; where there is none, the row.
- A fling moves 600 pixels in every frame. A frame is partly blank if the rows drawn before it do not fill the box at its scroll position, which is what a compositor that does not wait for the page shows.
- The press is a real mouse press. Its time is the browser's Event Timing, in steps of 8 ms, until the frame that shows the row selected.
- Heap is the memory that a mounted grid holds beyond that of the page without it.
- At the end of the list, scrolling reverses. MUI X, in its free edition, shows pages of 100 rows at most, so it reverses sooner and manages fewer rows.

Contestants: TanStack (${peer('@tanstack/react-table')}, ${peer('@tanstack/react-virtual')}, overscan 5, memoised rows of divs, without ARIA or keyboard), React Aria (${peer('react-aria-components')}, \`Table\` in \`Virtualizer\`), MUI X (${peer('@mui/x-data-grid')}, ${peer('@mui/material')}), AG Grid (${peer('ag-grid-react')}, Community, with the two modules that this test needs).

## Dialog and buttons

The base is the browser's own element, rendered by React without styles: \`<dialog>\` opened by \`showModal\`, \`<button>\`. A dialog has a title, a sentence and two buttons, and counts as open when its motion has ended, or, where the row says so, when the focus is in it and keys work. Dropped frames are counted until both. The press is a real one; its time is the browser's Event Timing. Ours and MUI's animate on opening; with motion reduced none do. Radix has neither styles nor a button: its second figure repeats the browser's own, and shows the measuring error. React Aria Components has no styles either.

${markdown(tableOf(rest))}

## Bytes

JavaScript of the smallest bundle that has the component: esbuild, minified, brotli, React external. The first row of each is what a page loads first; parts that open later (a menu's list, a tooltip) load when a pointer or the focus comes near, and count in the second. Styles are not counted: our library and Radix have them in style sheets, React Aria Components has none, MUI and AG Grid create theirs at run time from the JavaScript counted here.

${markdown(tableOf(sizes))}
`;
  const before = await readFile(file, 'utf8');
  const kept = before.includes(firstLoads) ? before.slice(before.indexOf(firstLoads)) : '';
  const options = await resolveConfig(file);
  await writeFile(file, await format(`${text}${kept}`, { ...options, parser: 'markdown' }));
  console.log(`Written: ${path.relative(process.cwd(), file)}`);
}

function machine(): string {
  const [first, ...others] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${others.length + 1} cores (${first?.model.trim() ?? 'unknown'}) with ${memory} GiB of memory`;
}

function markdown(table: Table): string {
  const [head = [], ...rows] = table;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, place) => (place === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
