import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ViewerMessage } from './viewerMessages.js';

/**
 * Calls back when the viewer in this very frame sends a message.
 *
 * @param src address of the viewer page; null while it is not known
 */
export function useViewerMessage(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string | null,
  message: ViewerMessage,
  onMessage: (() => void) | undefined,
): void {
  const received = useEffectEvent(() => onMessage?.());
  useEffect(() => {
    if (src === null) return undefined;
    const { origin } = new URL(src, window.location.href);
    const listen = ({ data, source, origin: from }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (from === origin && data === message) received();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, src, message]);
}
