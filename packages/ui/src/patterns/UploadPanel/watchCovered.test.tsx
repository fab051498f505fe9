import { afterEach, expect, it, vi } from 'vitest';
import { watchCovered } from './watchCovered.js';

let left = new AbortController();

afterEach(() => {
  left.abort();
  document.body.replaceChildren();
});

function element(role: string, box: DOMRect): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('role', role);
  made.tabIndex = -1;
  made.getBoundingClientRect = () => box;
  document.body.append(made);
  return made;
}

function room(grid: HTMLElement): string {
  return grid.style.getPropertyValue('--cs-uploads');
}

function watch(onCovered = (): void => undefined): HTMLElement {
  left = new AbortController();
  const panel = element('region', new DOMRect(800, 400, 432, 350));
  watchCovered(panel, onCovered, left.signal);
  return panel;
}

it('gives each grid the height that the panel covers of it, and takes it back', async () => {
  const behind = element('grid', new DOMRect(0, 100, 1200, 600));
  const above = element('grid', new DOMRect(0, 0, 1200, 90));
  watch();
  expect([room(behind), room(above)]).toEqual(['308px', '0px']);
  const later = element('grid', new DOMRect(0, 500, 1200, 200));
  await expect.poll(() => room(later)).toBe('308px');
  left.abort();
  expect([room(behind), room(above), room(later)]).toEqual(['', '', '']);
});

it('follows a page that scrolls', async () => {
  const grid = element('grid', new DOMRect(0, 100, 1200, 600));
  watch();
  grid.getBoundingClientRect = () => new DOMRect(0, -300, 1200, 600);
  window.dispatchEvent(new Event('scroll'));
  await expect.poll(() => room(grid)).toBe('0px');
});

it('calls back for a focus that is out of sight, not for one in the panel or beside it', () => {
  const onCovered = vi.fn();
  const panel = watch(onCovered);
  const inside = element('button', new DOMRect(820, 420, 40, 30));
  panel.append(inside);
  inside.focus();
  element('button', new DOMRect(700, 420, 140, 30)).focus();
  expect(onCovered).not.toHaveBeenCalled();
  element('button', new DOMRect(820, 420, 40, 30)).focus();
  expect(onCovered).toHaveBeenCalledTimes(1);
});

it('does nothing where the panel has gone before this was loaded', () => {
  const grid = element('grid', new DOMRect(0, 100, 1200, 600));
  left = new AbortController();
  left.abort();
  watchCovered(element('region', new DOMRect(800, 400, 432, 350)), () => undefined, left.signal);
  expect(room(grid)).toBe('');
});
