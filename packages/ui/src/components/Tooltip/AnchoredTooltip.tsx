import type { ReactNode, RefObject } from 'react';
import { useTooltip } from './useTooltip.js';

interface AnchoredTooltipProps {
  /** The element that is explained. */
  anchor: RefObject<HTMLElement | null>;
  text: ReactNode;
  /** A press shows it at once: a touch on a disabled control. */
  onPress: boolean;
}

/** Renders a tooltip beside its element, so that elements without one pay nothing. */
export function AnchoredTooltip({ anchor, text, onPress }: AnchoredTooltipProps) {
  return useTooltip(anchor, text, onPress).bubble;
}
