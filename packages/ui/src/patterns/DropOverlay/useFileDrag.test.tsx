import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aDroppedFolder } from './DropOverlay.fixtures.js';
import type { FileTree } from './fileTree.js';
import { useFileDrag } from './useFileDrag.js';

/** jsdom has no DragEvent, so an event with a transfer replaces it. */
function drag(type: string, target: EventTarget, types: string[] = ['Files'], items?: unknown): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const dataTransfer = { types, items, files: [new File(['a'], 'Lease.pdf')] };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  act(() => void target.dispatchEvent(event));
  return event;
}

it('holds while the pointer moves from element to element', () => {
  const { result } = renderHook(() =>
    useFileDrag(
      () => undefined,
      () => undefined,
    ),
  );
  const child = document.body.appendChild(document.createElement('div'));
  drag('dragenter', document.body);
  drag('dragenter', child);
  drag('dragleave', document.body);
  expect(result.current).toBe(true);
  drag('dragleave', child);
  expect(result.current).toBe(false);
});

it('ends although an entered element has vanished', () => {
  const { result } = renderHook(() =>
    useFileDrag(
      () => undefined,
      () => undefined,
    ),
  );
  const child = document.body.appendChild(document.createElement('div'));
  drag('dragenter', child);
  drag('dragenter', document.body);
  child.remove();
  drag('dragleave', document.body);
  expect(result.current).toBe(false);
});

it('leaves text and links alone', () => {
  const dropped = vi.fn();
  const { result } = renderHook(() => useFileDrag(dropped, () => undefined));
  drag('dragenter', document.body, ['text/plain']);
  expect(result.current).toBe(false);
  expect(drag('drop', document.body, ['text/plain']).defaultPrevented).toBe(false);
  expect(dropped).not.toHaveBeenCalled();
});

it('hands over what is dropped and keeps the page', () => {
  const dropped = vi.fn();
  renderHook(() => useFileDrag(dropped, () => undefined));
  expect(drag('drop', document.body).defaultPrevented).toBe(true);
  expect(dropped).toHaveBeenCalledWith([expect.objectContaining({ name: 'Lease.pdf' })]);
});

it('hands over a folder with everything in it, instead of its name', async () => {
  const dropped = vi.fn();
  const onFolders = vi.fn<(reading: Promise<FileTree>) => void>();
  renderHook(() => useFileDrag(dropped, onFolders));
  drag('drop', document.body, ['Files'], [aDroppedFolder('Tax', { '2025': { 'Return.pdf': 'a' } })]);
  expect(dropped).not.toHaveBeenCalled();
  const tree = await onFolders.mock.calls[0]?.[0];
  expect(tree?.files.map(({ file, folders }) => [...folders, file.name])).toEqual([
    ['Tax', '2025', 'Return.pdf'],
  ]);
});
