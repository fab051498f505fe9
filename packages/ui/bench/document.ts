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

Measured by \`npm run bench -- peers --write\` on ${new Date().toISOString().slice(0, 10)}, on ${machine()}, in ${browser}, React ${versions.get('react') ?? ''}.

## The grid

Each grid shows the same rows, 33 pixels high with eight columns of plain text, in a box of 1200 by 660 pixels. _raw_ is a fixed pool of absolutely positioned rows created once, without a framework, that writes only changed text: an approximation of the physical limit. Figures without a unit are multiples of the base in the second column; smaller is better. The _floor_ is what must hold, the _goal_ what we want; the last column says which of the two is reached.

${markdown(tableOf(grid))}

- CPU is the time of the main thread's tasks, including style and layout: the median of ${ROUNDS} rounds after a warm-up round. In each round every grid is measured once on its own page, after garbage collection.
- The first mount in a cold page runs the grid's code for the first time, in a new page each time; ours is in its \`ThemeProvider\`, as in an application. The page says "Loading" before, drawn by React in the same root, as every application does until it has rows.
- Without that, React too runs for the first time, which the second row shows: an empty React tree takes as long as the raw pool then, most of it compiling React. Beyond that and the style, layout and paint of the rows, ours compiles and runs some 270 functions (TanStack 320), which is what keeps both rows from the goal.
- \`click()\` presses a checkbox, or the row if it has none, forty times, once per frame.
- A fling moves 600 pixels in every frame. A frame is partly blank if the rows rendered before it do not fill the box at its scroll position, as seen when the compositor does not wait for the page.
- The press is a real mouse press. Its time, from the browser's Event Timing in steps of 8 ms, ends with the frame that shows the selected row.
- Heap is the memory of a page with a mounted grid minus that of the page without it.
- At the end of the list, scrolling reverses. The free edition of MUI X shows at most 100 rows per page, so it reverses sooner and handles fewer rows.

Libraries: TanStack (${peer('@tanstack/react-table')}, ${peer('@tanstack/react-virtual')}, overscan 5, memoised rows of divs, without ARIA or keyboard), React Aria (${peer('react-aria-components')}, \`Table\` in \`Virtualizer\`), MUI X (${peer('@mui/x-data-grid')}, ${peer('@mui/material')}), AG Grid (${peer('ag-grid-react')}, Community, with the two modules that these tests need).

## Dialog and buttons

The base is the browser's own element, rendered by React without styles: \`<dialog>\` opened by \`showModal\`, \`<button>\`. A dialog has a title, a sentence and two buttons, and counts as open when its motion has ended, or, where the row says so, when the focus is in it and keys work. Dropped frames are counted until both. The press is a real one; its time is the browser's Event Timing. Ours and MUI's animate on opening; with reduced motion none do. CSS rules made at run time are those of style elements and of sheets that script makes, from the page's start until the buttons are there. Radix has neither styles nor a button: its figure for buttons measures the browser's own again and shows the measurement error. React Aria Components has no styles either.

${markdown(tableOf(rest))}

## Bytes

JavaScript in the smallest bundle that contains the component: esbuild, minified, brotli, React external. The first row of each is the initial load; parts that open later (a menu's list, a tooltip) load when the pointer or focus approaches, and are included in the second. Styles are not counted: our library and Radix have style sheets, React Aria Components has none, MUI and AG Grid create theirs at run time from the JavaScript counted here.

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
