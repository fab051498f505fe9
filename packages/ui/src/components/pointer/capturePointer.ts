import type { PointerEvent } from 'react';

/** Sends the pointer's further events to the pressed element, wherever it moves. jsdom cannot. */
export function capturePointer({
  currentTarget,
  pointerId,
}: Pick<PointerEvent, 'currentTarget' | 'pointerId'>): void {
  if ('setPointerCapture' in currentTarget) currentTarget.setPointerCapture(pointerId);
}
