import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNoStrayUndo } from './useNoStrayUndo.ts';

function Page() {
  useNoStrayUndo();
  return (
    <>
      <input aria-label="Search" />
      <button>Row</button>
    </>
  );
}

it('keeps what a field holds while the focus is elsewhere', () => {
  const { unmount } = render(<Page />);
  const [field, row] = [screen.getByRole('textbox'), screen.getByRole('button')];
  const undo = { key: 'z', ctrlKey: true };
  // An event that is kept from its default returns false.
  expect([fireEvent.keyDown(row, undo), fireEvent.keyDown(field, undo)]).toEqual([false, true]);
  expect(fireEvent.keyDown(row, { key: 'Z', metaKey: true, shiftKey: true })).toBe(false);
  expect([fireEvent.keyDown(row, { key: 'z' }), fireEvent.keyDown(row, { key: 'a', ctrlKey: true })]).toEqual(
    [true, true],
  );
  unmount();
  expect(fireEvent.keyDown(document.body, undo)).toBe(true);
});
