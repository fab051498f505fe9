import { expect, waitFor, within } from 'storybook/test';
import { newest } from '../screen/DocumentsScreen.example.ts';

/** A drag that has begun: what it carries goes from event to event. */
type Drag = (type: 'dragover' | 'drop', target: Element) => void;

/** Drags a row over a filter, and holds it there. */
export async function dragOver(row: Element, filter: Element): Promise<Drag> {
  const dataTransfer = new DataTransfer();
  const fire = (type: string, target: Element) => {
    const { left, top, height } = target.getBoundingClientRect();
    const at = { clientX: left + 40, clientY: top + height / 2 };
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...at }));
  };
  row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  fire('dragstart', row);
  await holdOver(fire, filter);
  return fire;
}

/** Holds what is dragged over a filter. */
export async function holdOver(drag: Drag, filter: Element): Promise<void> {
  drag('dragover', filter);
  await waitFor(() => expect(filter).toHaveAttribute('data-drop', 'inside'));
}

/** Drags a row to a filter, and drops it there. */
export async function dropOn(row: Element, filter: Element): Promise<void> {
  const drag = await dragOver(row, filter);
  drag('drop', filter);
}

/** The row of the newest document, and a filter. */
export async function rowsAndFilter(
  canvasElement: HTMLElement,
  name = /^Agreements/,
): Promise<[Element, Element]> {
  const canvas = within(canvasElement);
  const row = canvas
    .getByText(newest?.Title ?? '', { selector: '[role="rowheader"]' })
    .closest('[role="row"]');
  const filter = await canvas.findByRole('treeitem', { name });
  return [row ?? canvasElement, filter];
}
