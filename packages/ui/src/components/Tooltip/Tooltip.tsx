import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './Tooltip.css.js';
import { useTooltip } from './useTooltip.js';

export interface TooltipProps {
  /** One short sentence, without controls. */
  content: ReactNode;
  /** Makes plain text reachable by keyboard, such as a date whose exact time is in the tooltip. */
  focusable?: boolean | undefined;
  /** The explained element: a link, a button, or text with `focusable`. */
  children: ReactNode;
}

const focusables = 'a[href], button, input, select, textarea, [tabindex]';

/** Shows more about its content, on hover and focus. Never put essential information only here. */
export function Tooltip({ content, focusable, children }: TooltipProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { bubble, describedBy } = useTooltip(ref, content);

  useEffect(() => {
    const target = ref.current?.querySelector(focusables) ?? ref.current;
    if (target === null || describedBy === undefined) return undefined;
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before === null ? describedBy : `${before} ${describedBy}`);
    return () => {
      if (before === null) target.removeAttribute('aria-describedby');
      else target.setAttribute('aria-describedby', before);
    };
  }, [describedBy]);

  const reach = focusable === true ? { tabIndex: 0, role: 'note' } : {};
  return (
    <>
      <span ref={ref} className={styles.anchor} {...reach}>
        {children}
      </span>
      {bubble}
    </>
  );
}
