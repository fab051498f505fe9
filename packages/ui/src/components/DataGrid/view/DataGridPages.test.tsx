import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockLayout } from '../../../test-utils/mockLayout.js';
import { ScrollWindow } from '../engine/scrollWindow.js';
import { DataGridPages } from './DataGridPages.js';

const onNear = vi.fn<(first: number, last: number) => void>();
const rows = { total: 1_000_000, rowHeight: 33, headHeight: 34, pageRows: 20 };

let restoreLayout = (): void => undefined;
let element: HTMLElement;
let scroll: ScrollWindow;
let stop = (): void => undefined;

beforeEach(() => {
  restoreLayout = mockLayout({ width: 1000, height: 660 });
  onNear.mockClear();
  element = document.createElement('div');
  scroll = new ScrollWindow({ onNear, onMove: vi.fn(), onRoom: vi.fn(), onSettle: vi.fn() });
  stop = scroll.attach(element);
  scroll.setRows(rows);
});
afterEach(() => {
  stop();
  restoreLayout();
});

function scrollTo(top: number): void {
  act(() => {
    element.scrollTop = top;
    fireEvent.scroll(element);
  });
}

it('asks for the pages in sight and for the next one on the way, and for none twice', () => {
  render(<DataGridPages scroll={scroll} total={rows.total} rowHeight={33} pageRows={20} />);
  expect(onNear).toHaveBeenLastCalledWith(0, 39);
  scrollTo(500);
  expect(onNear).toHaveBeenLastCalledWith(0, 59);
  scrollTo(520);
  expect(onNear).toHaveBeenCalledTimes(2);
});

it('goes by where the list is, where its element cannot be as tall', () => {
  render(<DataGridPages scroll={scroll} total={rows.total} rowHeight={33} pageRows={20} />);
  act(() => scroll.scrollTo((rows.total - 15) * 33));
  scrollTo(element.scrollTop + 1);
  expect(onNear).toHaveBeenLastCalledWith(999_960, 999_999);
});

it('counts pages anew when rows become taller', () => {
  const page = render(<DataGridPages scroll={scroll} total={rows.total} rowHeight={33} pageRows={20} />);
  scrollTo(640);
  scrollTo(670);
  expect(onNear).toHaveBeenLastCalledWith(20, 59);
  scroll.setRows({ ...rows, rowHeight: 66 });
  page.rerender(<DataGridPages scroll={scroll} total={rows.total} rowHeight={66} pageRows={20} />);
  expect(onNear).toHaveBeenLastCalledWith(0, 39);
});
