import { useEffect, useEffectEvent, type RefObject } from 'react';
import { VIEWER_ESCAPE } from './viewerEscape.js';

/**
 * Calls back when Escape is pressed in the viewer, whose keys do not reach the page around its frame.
 *
 * @param src address of the viewer page; null while it is not known
 */
export function useViewerEscape(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string | null,
  onEscape: (() => void) | undefined,
): void {
  const escape = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    if (src === null) return undefined;
    const { origin } = new URL(src, window.location.href);
    const listen = ({ data, source, origin: from }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (from === origin && data === VIEWER_ESCAPE) escape();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, src]);
}
