import type { Contestant } from './contestant.ts';
import { type BenchRow, columnNames, HEIGHT, ROW, WIDTH } from './rows.ts';

/**
 * The stand-in for the physical limit: a fixed pool of absolutely positioned
 * rows of eight cells, made once, without a framework.
 */
export function raw(): Contestant {
  let rows: readonly BenchRow[] = [];
  let total = 0;
  let box: HTMLElement | undefined;
  let pool: { element: HTMLElement; cells: HTMLElement[]; index: number }[] = [];
  let selected = new Set<number>();
  let all = false;

  function draw(): void {
    if (box === undefined) return;
    const first = Math.max(0, Math.min(total - pool.length, Math.floor(box.scrollTop / ROW)));
    for (let index = first; index < first + pool.length; index += 1) {
      const slot = pool[index % pool.length];
      if (slot === undefined) continue;
      if (slot.index !== index) {
        slot.index = index;
        slot.element.style.transform = `translateY(${index * ROW}px)`;
      }
      const texts = rows[index % rows.length]?.texts ?? [];
      for (let column = 0; column < slot.cells.length; column += 1) {
        const cell = slot.cells[column];
        const text = texts[column] ?? '';
        if (cell !== undefined && cell.textContent !== text) cell.textContent = text;
      }
    }
  }

  function mark(): void {
    for (const slot of pool) {
      const state = String(all || selected.has(slot.index));
      if (slot.element.getAttribute('aria-selected') !== state)
        slot.element.setAttribute('aria-selected', state);
    }
  }

  function choose(index: number): void {
    selected = new Set([index]);
    mark();
  }

  return {
    row: '.raw > div > div',
    mount(host, given, count) {
      rows = given;
      total = count;
      selected = new Set();
      all = false;
      box = document.createElement('div');
      box.className = 'raw';
      const body = document.createElement('div');
      body.style.height = `${total * ROW}px`;
      pool = Array.from({ length: Math.min(total, Math.ceil(HEIGHT / ROW) + 1) }, () => {
        const element = document.createElement('div');
        const cells = columnNames.map((_, column) => {
          const cell = document.createElement('div');
          cell.style.cssText = `left:${(column * WIDTH) / 8}px;width:${WIDTH / 8}px`;
          element.append(cell);
          return cell;
        });
        body.append(element);
        const slot = { element, cells, index: -1 };
        element.addEventListener('click', () => choose(slot.index));
        return slot;
      });
      box.append(body);
      box.addEventListener('scroll', draw, { passive: true });
      host.append(box);
      draw();
    },
    unmount() {
      box?.remove();
      box = undefined;
      pool = [];
    },
    scroller() {
      if (box === undefined) throw new Error('mount first');
      return box;
    },
    select: choose,
    selectAll() {
      all = true;
      mark();
    },
    swap(next) {
      rows = next;
      draw();
    },
  };
}
