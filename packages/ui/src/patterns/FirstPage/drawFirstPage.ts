import * as grid from '../../components/DataGrid/view/DataGrid.css.js';
import {
  type DrawFirstRows,
  type FirstGrid,
  prepareFirstRows,
} from '../../components/DataGrid/prepareFirstRows.js';
import * as split from '../../components/SplitPane/SplitPane.css.js';
import * as text from '../../components/Text/Text.css.js';
import { variableName } from '../../theme/styleVariables.js';
import type { ThemeChoice } from '../../theme/tokens.js';
import * as shell from '../AppShell/AppShell.css.js';
import * as navigation from '../AppShell/Navigation.css.js';
import * as page from '../PageLayout/PageLayout.css.js';
import { PANE_QUERY, RAIL_QUERY } from '../PageLayout/pageWidths.js';

export interface FirstPage<Row> extends FirstGrid<Row> {
  /** Theme of the page. */
  theme: ThemeChoice;
  /** Whether the navigation rail shows icons only; null follows the available space. */
  rail: 'collapsed' | 'open' | null;
  /** Heading of the page. */
  title: string;
  /** Width in px of the pane to the left of the grid. */
  paneWidth: number;
}

/** A page that was drawn before its code had loaded. */
export interface DrawnFirstPage<Row> {
  /** The element that was added to the page. */
  element: HTMLElement;
  /** Shows the first rows, once. */
  drawRows: DrawFirstRows<Row>;
}

function box(className: string, ...children: readonly Node[]): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.append(...children);
  return made;
}

function heading(label: string): HTMLElement {
  const made = document.createElement('h1');
  made.className = text.text;
  Object.assign(made.dataset, { step: '24', voice: 'tool', weight: 'semibold', tone: 'default' });
  made.textContent = label;
  return made;
}

function sheet(content: HTMLElement, paneWidth: number): HTMLElement {
  const made = box(page.mainSheet);
  made.dataset['continued'] = '';
  if (matchMedia(PANE_QUERY).matches) {
    made.append(content);
    return made;
  }
  const panes = box(split.split, box(split.pane), box(split.rest, content));
  panes.style.setProperty(variableName(split.paneWidth), `${paneWidth}px`);
  made.append(panes);
  return made;
}

/**
 * Draws the frame of a page of `AppShell`, `PageLayout` and `DataGrid`, and its first rows as soon as they are loaded,
 * before the code of the three: with their styles, so that everything is where they will render it. It is a static
 * preview: nothing in it takes the focus or is announced, and controls that could not be used yet are left out.
 *
 * @returns null if nothing was drawn, because the grid will show its list form
 */
export function drawFirstPage<Row>(host: Element, first: FirstPage<Row>): DrawnFirstPage<Row> | null {
  const scroller = box('');
  const toolbar = box(grid.toolbar, box(page.firstControl));
  const actions = box(grid.actions, box(page.firstSmallControl));
  const frame = box(grid.frame, toolbar, actions, box(grid.stage, scroller), box(grid.footer));
  const content = sheet(box(page.content, frame), first.paneWidth);
  const rail = box(navigation.rail);
  const isCollapsed = first.rail === null ? matchMedia(RAIL_QUERY).matches : first.rail === 'collapsed';
  if (isCollapsed) rail.dataset['collapsed'] = '';
  const bar = box(shell.topBar, box(shell.menuButton), box(shell.title, heading(first.title)));
  const column = box(shell.column, bar, box(shell.main, box(page.layout, content)));
  const element = box(page.firstPage, box(shell.shell, rail, column));
  element.dataset['csTheme'] = first.theme;
  element.setAttribute('aria-hidden', 'true');
  element.toggleAttribute('inert', true);
  host.append(element);
  const drawRows = prepareFirstRows(scroller, first);
  if (drawRows !== null) return { element, drawRows };
  element.remove();
  return null;
}

/** Whether the page has rendered what the preview showed, or anything else that the user must see. */
function isDrawn(root: Element, title: string | undefined): boolean {
  // Live regions are always in the page, often empty.
  if ([...root.querySelectorAll(OTHER)].some(({ textContent }) => textContent !== '')) return true;
  const list = root.querySelector('[role=grid]');
  // A page that has no grid after all keeps its title: the heading of its content says why.
  if (list === null)
    return [...root.querySelectorAll('h1, main h2')].some(({ textContent }) => textContent !== title);
  if (list.getAttribute('aria-busy') === 'true') return false;
  return Number(list.getAttribute('aria-rowcount')) <= 1 || list.querySelector(READY) !== null;
}

const OTHER = 'form, [role=alert], [role=dialog], [role=alertdialog]';
const READY = '[role=row]:not([data-pending], [hidden]) > [role=gridcell]';

/**
 * Removes the preview in the same frame in which the page in `root` is rendered.
 *
 * @returns a function that removes it now
 */
export function removeOnceDrawn(first: HTMLElement, root: Element): () => void {
  const title = first.querySelector('h1')?.textContent;
  const end = () => {
    observer.disconnect();
    first.remove();
  };
  // Called before the browser paints the change.
  const observer = new MutationObserver(() => {
    if (isDrawn(root, title)) end();
  });
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
  if (isDrawn(root, title)) end();
  return end;
}
