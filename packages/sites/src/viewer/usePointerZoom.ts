import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ViewPoint } from './useKeptPlace.ts';
import { withinScales } from './zoom.ts';

/** How much one px of the wheel zooms: the usual notch of 100 px by a fifth. */
const perPixel = 0.0018;
/** Pixels of a line, for wheels that count in lines. */
const linePixels = 33;

/** Zooms at the pointer: by the wheel with Ctrl, as touch pads send a pinch too, and by two fingers. */
export function usePointerZoom(
  scroller: RefObject<HTMLElement | null>,
  scale: number,
  onZoom: (scale: number, point: ViewPoint) => void,
): void {
  const zoomTo = useEffectEvent((wanted: number, clientX: number, clientY: number) => {
    const view = scroller.current?.getBoundingClientRect();
    if (view === undefined) return;
    const next = withinScales(wanted);
    if (next !== scale) onZoom(next, { x: clientX - view.left, y: clientY - view.top });
  });
  const scaleNow = useEffectEvent(() => scale);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // Otherwise the whole page would be zoomed.
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1);
      zoomTo(scaleNow() * Math.exp(-pixels * perPixel), event.clientX, event.clientY);
    };
    let pinch: { distance: number; scale: number } | null = null;
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (one === undefined || two === undefined) {
        pinch = null;
        return;
      }
      const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      pinch ??= { distance, scale: scaleNow() };
      event.preventDefault();
      const [x, y] = [(one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2];
      zoomTo((pinch.scale * distance) / pinch.distance, x, y);
    };
    const stop = new AbortController();
    const options = { passive: false, signal: stop.signal } as const;
    element.addEventListener('wheel', onWheel, options);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, options);
    return () => {
      stop.abort();
    };
  }, [scroller]);
}
