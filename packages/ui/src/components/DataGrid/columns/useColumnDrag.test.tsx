import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useColumnDrag } from './useColumnDrag.js';

const WIDTH = 100;
const onMove = vi.fn<(from: number, to: number) => void>();
const onEnd = vi.fn<() => void>();
beforeEach(() => {
  vi.clearAllMocks();
  vi.resetModules();
});

/** Four headers side by side: of the checkboxes, Title, Type, and Size, which is pinned. */
function Headers({ movable = true }: { movable?: boolean }) {
  const { from, to, onPointerDown } = useColumnDrag(movable ? onMove : undefined, onEnd);
  return (
    <div data-testid="row" data-from={from} data-to={to} onPointerDown={onPointerDown}>
      <div data-grid-fixed="" />
      <div />
      <div />
      <div data-pin="end" />
    </div>
  );
}

function show(props = {}): HTMLElement {
  render(<Headers {...props} />);
  const row = screen.getByTestId('row');
  for (const [place, head] of [...row.children].entries())
    vi.spyOn(head, 'getBoundingClientRect').mockReturnValue(new DOMRect(place * WIDTH, 0, WIDTH, 30));
  return row;
}

/** The middle of a header, or so many pixels beside it. */
const over = (place: number, aside = 0) => ({ clientX: (place + 0.5) * WIDTH + aside });

async function dragged(row: HTMLElement, from: number, to: number): Promise<void> {
  await waitFor(() => expect({ ...row.dataset }).toMatchObject({ from: String(from), to: String(to) }));
}

async function codeIsThere(): Promise<void> {
  await act(async () => {
    await import('./dragColumn.js');
  });
}

describe('a press on a header', () => {
  test('waits for the code, and drags to where the pointer is by then', async () => {
    const row = show();
    fireEvent.pointerDown(row, { button: 0, ...over(1) });
    fireEvent.pointerMove(row, over(2));
    expect(row.dataset['from']).toBe('-1');
    await dragged(row, 1, 2);
    fireEvent.pointerMove(row, over(1));
    await dragged(row, 1, -1);
    fireEvent.pointerMove(row, over(2));
    fireEvent.pointerUp(row, over(2));
    await dragged(row, -1, -1);
    expect(onMove.mock.calls).toEqual([[1, 2]]);
    expect(onEnd).toHaveBeenCalledOnce();
    fireEvent.pointerMove(row, over(1));
    expect(row.dataset['from']).toBe('-1');
  });

  test('that is let go before the code is there is a click', async () => {
    const row = show();
    fireEvent.pointerDown(row, { button: 0, ...over(1) });
    fireEvent.pointerMove(row, over(2));
    fireEvent.pointerUp(row, over(2));
    await codeIsThere();
    fireEvent.pointerMove(row, over(1));
    expect(row.dataset['from']).toBe('-1');
    expect(onMove).not.toHaveBeenCalled();
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('that hardly moves is a click', async () => {
    const row = show();
    fireEvent.pointerDown(row, { button: 0, ...over(1) });
    await codeIsThere();
    fireEvent.pointerMove(row, over(1, 5));
    fireEvent.pointerUp(row, over(1, 5));
    expect(row.dataset['from']).toBe('-1');
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('drags neither the head of the checkboxes, nor to it or to the other side', async () => {
    const row = show();
    fireEvent.pointerDown(row, { button: 0, ...over(0) });
    await codeIsThere();
    fireEvent.pointerMove(row, over(2));
    expect(row.dataset['from']).toBe('-1');
    fireEvent.pointerUp(row);
    fireEvent.pointerDown(row, { button: 0, ...over(1) });
    await codeIsThere();
    for (const place of [0, 3]) {
      fireEvent.pointerMove(row, over(place));
      await dragged(row, 1, -1);
    }
    fireEvent.pointerUp(row, over(3));
    expect(onMove).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test.each([
    ['Escape is pressed', (row: HTMLElement) => fireEvent.keyDown(row, { key: 'Escape' })],
    ['the browser takes the pointer', (row: HTMLElement) => fireEvent.pointerCancel(row)],
  ])('leaves the column where it was if %s', async (_what, stop) => {
    const row = show();
    fireEvent.pointerDown(row, { button: 0, ...over(1) });
    fireEvent.pointerMove(row, over(2));
    await dragged(row, 1, 2);
    stop(row);
    await dragged(row, -1, -1);
    fireEvent.pointerUp(row, over(2));
    expect(onMove).not.toHaveBeenCalled();
  });
});

test('nothing is dragged where columns stay where they are', async () => {
  const row = show({ movable: false });
  fireEvent.pointerDown(row, { button: 0, ...over(1) });
  await codeIsThere();
  fireEvent.pointerMove(row, over(2));
  expect(row.dataset['from']).toBe('-1');
});
