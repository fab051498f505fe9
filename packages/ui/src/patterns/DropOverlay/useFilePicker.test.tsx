import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFilePicker } from './useFilePicker.js';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Opens the dialog, and returns nothing that would keep its input. */
function openPicker(onFiles: (files: File[]) => void): WeakRef<HTMLInputElement> {
  const opened: WeakRef<HTMLInputElement>[] = [];
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    opened.push(new WeakRef(this));
  });
  const { result } = renderHook(() => useFilePicker(onFiles));
  act(() => result.current());
  click.mockRestore();
  const [input] = opened;
  if (input === undefined) throw new Error('No dialog was opened.');
  return input;
}

it('keeps what the choice is reported to, however long the dialog is open', async () => {
  const onFiles = vi.fn();
  const input = openPicker(onFiles);
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(input.deref()).toBeInstanceOf(HTMLInputElement);
  input.deref()?.dispatchEvent(new Event('change'));
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([]);
});
