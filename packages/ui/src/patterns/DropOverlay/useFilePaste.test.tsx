import { render, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { nameOfPasted } from './nameOfPasted.js';
import { useFilePaste } from './useFilePaste.js';

/** jsdom has no ClipboardEvent, so an event with clipboard data replaces it. */
function paste(target: EventTarget, files: File[]): Event {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { files } });
  target.dispatchEvent(event);
  return event;
}

const lease = new File(['a'], 'Lease.pdf');

it('hands over pasted files, and leaves pasted text alone', () => {
  const onFiles = vi.fn();
  renderHook(() => useFilePaste(onFiles, vi.fn()));
  expect(paste(document.body, []).defaultPrevented).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
  expect(paste(document.body, [lease]).defaultPrevented).toBe(true);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([lease]);
});

it.each([
  ['a field', <input key="a" aria-label="Here" />],
  ['a text area', <textarea key="b" aria-label="Here" />],
  ['a dialog', <div key="c" role="dialog" aria-label="Here" />],
])('leaves %s alone', (_, element) => {
  const onFiles = vi.fn();
  renderHook(() => useFilePaste(onFiles, vi.fn()));
  const { getByLabelText } = render(element);
  paste(getByLabelText('Here'), [lease]);
  expect(onFiles).not.toHaveBeenCalled();
});

it('takes a paste while a row’s checkbox has the focus', () => {
  const onFiles = vi.fn();
  renderHook(() => useFilePaste(onFiles, vi.fn()));
  const { getByLabelText } = render(<input type="checkbox" aria-label="Here" />);
  paste(getByLabelText('Here'), [lease]);
  expect(onFiles).toHaveBeenCalledOnce();
});

it('gives a screenshot a name with date and time, and keeps the name of a file', () => {
  const now = new Date(2026, 10, 24, 9, 5, 3);
  const shot = new File(['a'], 'image.png', { type: 'image/png', lastModified: now.getTime() - 20 });
  const named = nameOfPasted(shot, now);
  expect([named.name, named.type, named.size]).toEqual([
    'Screenshot 2026-11-24 09.05.03.png',
    'image/png',
    1,
  ]);
  const old = new File(['a'], 'image.png', { lastModified: now.getTime() - 60_000 });
  expect(nameOfPasted(old, now)).toBe(old);
  expect(nameOfPasted(lease, now)).toBe(lease);
});
