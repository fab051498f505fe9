import { brotliCompressSync } from 'node:zlib';
import path from 'node:path';
import { build } from 'esbuild';
import type { Comparison } from './comparison.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const peers = path.resolve(import.meta.dirname, 'peers');
const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** What has to be imported to have one component, by who offers it. `dist/` is this package as it is published. */
const imports: readonly (readonly [what: string, Readonly<Record<string, string>>])[] = [
  [
    'grid',
    {
      ours: `export { DataGrid } from '${dist}/data-grid.js'`,
      TanStack: `export { createColumnHelper, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'; export { useVirtualizer } from '@tanstack/react-virtual'`,
      'React Aria': `export { Table, TableHeader, TableBody, Column, Row, Cell } from 'react-aria-components/Table'; export { Virtualizer, TableLayout } from 'react-aria-components/Virtualizer'`,
      'MUI X': `export { DataGrid } from '@mui/x-data-grid/DataGrid'`,
      'AG Grid': `export { AgGridReact } from 'ag-grid-react'; import { ModuleRegistry, ClientSideRowModelModule, RowSelectionModule } from 'ag-grid-community'; ModuleRegistry.registerModules([ClientSideRowModelModule, RowSelectionModule])`,
    },
  ],
  [
    'Dialog',
    {
      ours: `export { Dialog } from '${dist}/dialog.js'`,
      Radix: `export { Root, Trigger, Portal, Overlay, Content, Title, Description, Close } from '@radix-ui/react-dialog'`,
      'React Aria': `export { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog'; export { Modal, ModalOverlay } from 'react-aria-components/Modal'`,
      MUI: `export { default as Dialog } from '@mui/material/Dialog'; export { default as DialogTitle } from '@mui/material/DialogTitle'; export { default as DialogContent } from '@mui/material/DialogContent'; export { default as DialogActions } from '@mui/material/DialogActions'`,
    },
  ],
  [
    'Tabs',
    {
      ours: `export { Tabs } from '${dist}/tabs.js'`,
      Radix: `export { Root, List, Trigger, Content } from '@radix-ui/react-tabs'`,
      'React Aria': `export { Tabs, TabList, Tab, TabPanel } from 'react-aria-components/Tabs'`,
      MUI: `export { default as Tabs } from '@mui/material/Tabs'; export { default as Tab } from '@mui/material/Tab'`,
    },
  ],
  [
    'Select',
    {
      ours: `export { Select } from '${dist}/select.js'`,
      Radix: `export { Root, Trigger, Value, Icon, Portal, Content, Viewport, Item, ItemText, ItemIndicator } from '@radix-ui/react-select'`,
      'React Aria': `export { Select, SelectValue } from 'react-aria-components/Select'; export { ListBox, ListBoxItem } from 'react-aria-components/ListBox'; export { Popover } from 'react-aria-components/Popover'; export { Button } from 'react-aria-components/Button'; export { Label } from 'react-aria-components/Label'`,
      MUI: `export { default as Select } from '@mui/material/Select'; export { default as MenuItem } from '@mui/material/MenuItem'; export { default as FormControl } from '@mui/material/FormControl'; export { default as InputLabel } from '@mui/material/InputLabel'`,
    },
  ],
  [
    'Menu',
    {
      ours: `export { MenuButton } from '${dist}/menu.js'`,
      Radix: `export { Root, Trigger, Portal, Content, Item, Separator } from '@radix-ui/react-dropdown-menu'`,
      'React Aria': `export { MenuTrigger, Menu, MenuItem } from 'react-aria-components/Menu'; export { Popover } from 'react-aria-components/Popover'; export { Button } from 'react-aria-components/Button'`,
      MUI: `export { default as Menu } from '@mui/material/Menu'; export { default as MenuItem } from '@mui/material/MenuItem'; export { default as Button } from '@mui/material/Button'`,
    },
  ],
];

const targets: Readonly<Record<string, { floor: number; goal: number }>> = {
  grid: { floor: 26, goal: 22 },
  Dialog: { floor: 16, goal: 14 },
};

/** Of what is loaded first and later together. */
const targetsOfAll: typeof targets = { grid: { floor: 70, goal: 50 } };

/** Minified and brotli-compressed, without React, in kB. */
interface Size {
  /** What a page with this import loads first. */
  readonly first: number;
  /** With what it loads when it is needed. */
  readonly all: number;
}

async function sizeOf(code: string): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: peers },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    outdir: 'out',
    external: react,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const first = outputFiles.find((file) => path.basename(file.path) === 'stdin.js');
  if (first === undefined) throw new Error('The bundle has no entry.');
  const seen = new Map([[first.path, first.contents]]);
  for (const [from, contents] of seen) {
    const statics = Buffer.from(contents)
      .toString('utf8')
      .matchAll(/(?:from|import)\s*"(\.[^"]+)"/g);
    for (const [, name = ''] of statics) {
      const file = path.resolve(path.dirname(from), name);
      const chunk = outputFiles.find((each) => each.path === file);
      if (chunk !== undefined) seen.set(file, chunk.contents);
    }
  }
  return { first: brotli([...seen.values()]), all: brotli(outputFiles.map(({ contents }) => contents)) };
}

function brotli(files: readonly Uint8Array[]): number {
  return files.reduce((sum, contents) => sum + brotliCompressSync(contents).length, 0) / 1000;
}

/** What one component brings to a page, here and elsewhere. */
export async function bytes(): Promise<Comparison[]> {
  console.error('… bytes');
  const found: Comparison[] = [];
  for (const [what, offers] of imports) {
    const first = new Map<string, number>();
    const all = new Map<string, number>();
    for (const [name, code] of Object.entries(offers)) {
      const size = await sizeOf(code);
      first.set(name, size.first);
      all.set(name, size.all);
    }
    const each = { unit: 'kB', base: null } as const;
    found.push({ ...each, what: `JS of ${what}`, values: first, target: targets[what] ?? null });
    found.push({
      ...each,
      what: `JS of ${what}, with what opens later`,
      values: all,
      target: targetsOfAll[what] ?? null,
    });
  }
  return found;
}
