import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFileDrag } from './useFileDrag.js';

/** jsdom has no DragEvent, so an event with a transfer replaces it. */
function drag(type: string, target: EventTarget, types: string[] = ['Files']): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types, files: [new File(['a'], 'Lease.pdf')] } });
  act(() => void target.dispatchEvent(event));
  return event;
}

it('holds while the pointer moves from element to element', () => {
  const { result } = renderHook(() => useFileDrag(() => undefined));
  const child = document.body.appendChild(document.createElement('div'));
  drag('dragenter', document.body);
  drag('dragenter', child);
  drag('dragleave', document.body);
  expect(result.current).toBe(true);
  drag('dragleave', child);
  expect(result.current).toBe(false);
});

it('ends although an entered element has vanished', () => {
  const { result } = renderHook(() => useFileDrag(() => undefined));
  const child = document.body.appendChild(document.createElement('div'));
  drag('dragenter', child);
  drag('dragenter', document.body);
  child.remove();
  drag('dragleave', document.body);
  expect(result.current).toBe(false);
});

it('leaves text and links alone', () => {
  const dropped = vi.fn();
  const { result } = renderHook(() => useFileDrag(dropped));
  drag('dragenter', document.body, ['text/plain']);
  expect(result.current).toBe(false);
  expect(drag('drop', document.body, ['text/plain']).defaultPrevented).toBe(false);
  expect(dropped).not.toHaveBeenCalled();
});

it('hands over what is dropped and keeps the page', () => {
  const dropped = vi.fn();
  renderHook(() => useFileDrag(dropped));
  expect(drag('drop', document.body).defaultPrevented).toBe(true);
  expect(dropped).toHaveBeenCalledWith([expect.objectContaining({ name: 'Lease.pdf' })]);
});
