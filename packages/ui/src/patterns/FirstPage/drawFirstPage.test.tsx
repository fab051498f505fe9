import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render, screen } from '@testing-library/react';
import { DataGrid, type DataGridColumn } from '../../index.js';
import { drawFirstPage, removeOnceDrawn } from './drawFirstPage.js';

interface Row {
  id: number;
  name: string;
}

const columns: readonly DataGridColumn<Row>[] = [
  { id: 'name', header: 'Name', width: 100, grow: 1, rowHeader: true, text: ({ name }) => name },
  { id: 'id', header: 'Number', width: 80, text: ({ id }) => `No. ${id}` },
];
const rows: readonly Row[] = [
  { id: 1, name: 'Lease' },
  { id: 2, name: 'Deed' },
];
const page = {
  theme: 'light',
  rail: null,
  title: 'Documents',
  paneWidth: 184,
  columns,
  settings: { widths: {}, visible: {}, order: [] },
  hasMenus: true,
} as const;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function first(): HTMLElement {
  const drawn = drawFirstPage(document.body, page);
  if (drawn === null) throw new Error('Nothing was drawn.');
  drawn.drawRows(rows, 2);
  return drawn.element;
}

function root(content = ''): HTMLElement {
  const made = document.createElement('div');
  made.append(content);
  document.body.append(made);
  return made;
}

const list = (busy: boolean) => {
  const grid = document.createElement('div');
  grid.setAttribute('role', 'grid');
  grid.setAttribute('aria-rowcount', '3');
  if (busy) grid.setAttribute('aria-busy', 'true');
  return grid;
};

const row = () => {
  const made = document.createElement('div');
  made.setAttribute('role', 'row');
  const cell = document.createElement('div');
  cell.setAttribute('role', 'gridcell');
  made.append(cell);
  return made;
};

it('has the rows of the grid: the same texts, states and positions, and equally wide columns', () => {
  const drawn = first();
  render(
    <DataGrid
      label="Documents"
      columns={columns}
      rowId={({ id }) => id}
      onSelectionChange={() => undefined}
      rowMenu={() => []}
      state={{ status: 'ready', total: 2, rowAt: (index) => rows[index] }}
    />,
  );
  const grid = screen.getByRole('grid');
  const [head, ...shown] = [...grid.querySelectorAll('[role=row]:not([hidden])')];
  expect(head?.textContent).toContain('NameNumber');
  const early = [...drawn.querySelectorAll('[role=row]')];
  const look = (of: Element) => [
    of.getAttribute('style'),
    of.className,
    [...of.children]
      .slice(1, -1)
      .map((cell) => [cell.className, cell.textContent, cell.getAttribute('data-strong')]),
  ];
  expect(early.map(look)).toEqual(shown.map(look));
  const scroller = early[0]?.parentElement?.parentElement;
  for (const [name, value] of Object.entries(stylesOf(grid))) {
    expect([name, scroller?.style.getPropertyValue(name)]).toEqual([name, value]);
  }
});

it('shows the frame before the rows, whose columns depend on how many there are', () => {
  const drawn = drawFirstPage(document.body, page);
  expect(drawn?.element.textContent).toMatch(/^Documents/);
  const body = drawn?.element.querySelector('[role=row]');
  expect(body).toBeNull();
  const header = [...(drawn?.element.querySelectorAll('span') ?? [])].find(
    ({ textContent }) => textContent === 'Number',
  );
  expect(header).not.toBeVisible();
  drawn?.drawRows(rows, 2);
  expect(header).toBeVisible();
  expect(drawn?.element.querySelectorAll('[role=row]')).toHaveLength(2);
});

it('draws nothing where the grid will show its list form', () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
  expect(drawFirstPage(document.body, page)).toBeNull();
  expect(document.body).toBeEmptyDOMElement();
});

function stylesOf(element: HTMLElement): Record<string, string> {
  return Object.fromEntries([...element.style].map((name) => [name, element.style.getPropertyValue(name)]));
}

it('is removed in the same task in which the grid shows its rows, not while the grid waits for them', async () => {
  const drawn = first();
  const host = root();
  removeOnceDrawn(drawn, host);
  const grid = list(true);
  host.append(grid);
  await Promise.resolve();
  expect(drawn).toBeInTheDocument();
  grid.removeAttribute('aria-busy');
  await Promise.resolve();
  expect(drawn).toBeInTheDocument();
  grid.append(row());
  await Promise.resolve();
  expect(drawn).not.toBeInTheDocument();
});

it('is removed when the portal shows anything else', async () => {
  const drawn = first();
  const host = root();
  removeOnceDrawn(drawn, host);
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  host.append(alert);
  await Promise.resolve();
  // A live region that is still empty.
  expect(drawn).toBeInTheDocument();
  alert.textContent = 'Offline.';
  await Promise.resolve();
  expect(drawn).not.toBeInTheDocument();
});

const heading = (level: 1 | 2, title: string) => {
  const made = document.createElement(`h${level}`);
  made.textContent = title;
  return made;
};

it('is removed when the page of its title shows something else than a list', async () => {
  const drawn = first();
  const host = root();
  removeOnceDrawn(drawn, host);
  const main = document.createElement('main');
  host.append(heading(1, 'Documents'), heading(2, 'Menu'), main);
  await Promise.resolve();
  // Its code is still on the way.
  expect(drawn).toBeInTheDocument();
  main.append(heading(2, 'Client not found'));
  await Promise.resolve();
  expect(drawn).not.toBeInTheDocument();
});

it('stays while the list waits for its rows, whatever is beside it', async () => {
  const drawn = first();
  const host = root();
  removeOnceDrawn(drawn, host);
  const main = document.createElement('main');
  main.append(heading(2, 'Filters'), list(true));
  host.append(heading(1, 'Documents'), main);
  await Promise.resolve();
  expect(drawn).toBeInTheDocument();
});

it('is removed on request', () => {
  const drawn = first();
  removeOnceDrawn(drawn, root())();
  expect(drawn).not.toBeInTheDocument();
});
