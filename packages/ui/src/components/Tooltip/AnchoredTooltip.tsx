import type { ReactNode, RefObject } from 'react';
import { useTooltip } from './useTooltip.js';

interface AnchoredTooltipProps {
  /** What is explained. */
  anchor: RefObject<HTMLElement | null>;
  text: ReactNode;
  /** A press shows it at once: a touch on something refused. */
  onPress: boolean;
}

/** A tooltip beside what it explains, so that what has none pays nothing for it. */
export function AnchoredTooltip({ anchor, text, onPress }: AnchoredTooltipProps) {
  return useTooltip(anchor, text, onPress).bubble;
}
