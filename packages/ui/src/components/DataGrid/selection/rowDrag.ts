import type { DragEvent, PointerEvent } from 'react';
import type { GridEngine } from '../engine/gridEngine.js';
import * as styles from '../view/DataGrid.css.js';
import type { GridCommands } from './gridCommands.js';
import type { RowId } from './selection.js';

/** Distance from the pointer to the label of what is dragged, in pixels. */
const LABEL_OFFSET = 12;

/** Drags rows out of the grid. Its handlers stay the same for the life of a grid. */
export class RowDrag<Row, Id extends RowId> {
  private readonly engine: GridEngine<Row>;
  private readonly commands: GridCommands<Row, Id>;

  constructor(engine: GridEngine<Row>, commands: GridCommands<Row, Id>) {
    this.engine = engine;
    this.commands = commands;
  }

  /**
   * Makes the pressed row draggable. Only that one, because making all of them would slow down scrolling, and not for
   * touch, where a long press opens the menu.
   */
  readonly onPointerDown = ({ target, pointerType }: PointerEvent<HTMLElement>): void => {
    if (!this.commands.canDrag || !(target instanceof Element)) return;
    const row = target.closest('[role="row"]');
    if (!(row instanceof HTMLElement) || this.engine.pool.slotOf(row) === undefined) return;
    row.draggable = pointerType !== 'touch' && target.closest('[data-grid-menu]') === null;
  };

  readonly onDragStart = (event: DragEvent<HTMLElement>): void => {
    const at = this.engine.locate(event.target);
    const dragged = at === undefined ? undefined : this.commands.drag(at.row);
    if (dragged === undefined) return;
    event.dataTransfer.setData(dragged.type, dragged.data);
    event.dataTransfer.effectAllowed = 'move';
    const label = document.createElement('div');
    label.className = styles.dragLabel;
    label.textContent = dragged.label;
    event.currentTarget.append(label);
    event.dataTransfer.setDragImage(label, -LABEL_OFFSET, -LABEL_OFFSET);
    // The browser takes its picture when this handler returns.
    requestAnimationFrame(() => label.remove());
  };
}
